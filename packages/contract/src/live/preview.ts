import { API_BASE } from '../route.ts';

/** How the conversion of a document stands (live §7, LPRE). */
export const TRANSFER_STATES = ['waiting', 'converting', 'finished', 'failed'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Why a document cannot be shown. */
export const PREVIEW_FAILURES = ['no_converter', 'unreadable', 'too_slow', 'too_large'] as const;
export type PreviewFailure = (typeof PREVIEW_FAILURES)[number];

/** A document of a live. */
export interface PreviewFile {
  readonly id: number;
  readonly file_name: string;
  /** The document as it was uploaded. */
  readonly url: string;
  readonly transfer_status: TransferState;
  /** Null while it has not failed. */
  readonly failure: PreviewFailure | null;
  /** Null until it is finished. */
  readonly preview_info: {
    /** The page to embed; it holds for a short time. */
    readonly preview_url: string;
    readonly pages: number | null;
  } | null;
}

/** The document before everyone's eyes, with the page that the host is on, counted from 1. */
export interface ShownPreview {
  readonly id: number;
  readonly file_name: string;
  readonly preview_url: string;
  readonly page: number;
  readonly pages: number | null;
}

/** What the embedded page posts to the room (live §7, LPRE-15 to LPRE-17). */
export type PreviewPageMessage =
  { readonly action: 'renderDone'; readonly pages: number } | { readonly action: 'error' };
/** What the room posts to the embedded page. */
export interface PreviewPageOrder {
  readonly action: 'show';
  readonly page: number;
}

/** Where the embedded page is, before the kind of its document and the token of its link. */
export const PREVIEW_PAGE_PATH = '/preview';
/** What the embedded page draws. */
export const PREVIEW_PAGE_KINDS = ['pdf', 'image'] as const;
export type PreviewPageKind = (typeof PREVIEW_PAGE_KINDS)[number];
/** Where the embedded page gets its document. */
export const previewDocumentPath = (token: string): string =>
  `${API_BASE}/agoras/preview_documents/${token}`;

/** Ms within which the embedded page shows something, else it has failed; ours. */
export const PREVIEW_LOAD_TIMEOUT_MS = 20_000;
/** Ms that a conversion takes at most; ours. */
export const PREVIEW_CONVERT_TIMEOUT_MS = 60_000;
/** Pages of a document at most; ours. */
export const PREVIEW_PAGES_MAX = 10_000;
/** Documents of a live at most; ours. */
export const PREVIEW_FILES_MAX = 30;
