import { API_BASE } from '../route.ts';

/** States of the conversion of a document (live §7, LPRE). */
export const TRANSFER_STATES = ['waiting', 'converting', 'finished', 'failed'] as const;
/** State of the conversion of a document. */
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Reasons why a document cannot be shown. */
export const PREVIEW_FAILURES = ['no_converter', 'unreadable', 'too_slow', 'too_large'] as const;
/** Reason why a document cannot be shown. */
export type PreviewFailure = (typeof PREVIEW_FAILURES)[number];

/** A document of a live session. */
export interface PreviewFile {
  readonly id: number;
  readonly file_name: string;
  /** The document as it was uploaded. */
  readonly url: string;
  readonly transfer_status: TransferState;
  /** Null unless it failed. */
  readonly failure: PreviewFailure | null;
  /** Null until it is finished. */
  readonly preview_info: {
    /** The page to embed; it is valid for a short time. */
    readonly preview_url: string;
    readonly pages: number | null;
  } | null;
}

/** The document shown to everyone, with the page that the host is on, counted from 1. */
export interface ShownPreview {
  readonly id: number;
  readonly file_name: string;
  readonly preview_url: string;
  readonly page: number;
  readonly pages: number | null;
}

/** Messages that the embedded page posts to the room (live §7, LPRE-15 to LPRE-17). */
export type PreviewPageMessage =
  { readonly action: 'renderDone'; readonly pages: number } | { readonly action: 'error' };
/** A message that the room posts to the embedded page. */
export interface PreviewPageOrder {
  readonly action: 'show';
  readonly page: number;
}

/** Path of the embedded page, before the document's kind and the token of its link. */
export const PREVIEW_PAGE_PATH = '/preview';
/** Document kinds that the embedded page draws. */
export const PREVIEW_PAGE_KINDS = ['pdf', 'image'] as const;
/** Kind of document that the embedded page draws. */
export type PreviewPageKind = (typeof PREVIEW_PAGE_KINDS)[number];
/** Returns the path from which the embedded page loads its document. */
export const previewDocumentPath = (token: string): string =>
  `${API_BASE}/agoras/preview_documents/${token}`;

/** Ms within which the embedded page must show something, else it has failed; ours. */
export const PREVIEW_LOAD_TIMEOUT_MS = 20_000;
/** Maximum duration of a conversion in ms; ours. */
export const PREVIEW_CONVERT_TIMEOUT_MS = 60_000;
/** Maximum number of pages of a document; ours. */
export const PREVIEW_PAGES_MAX = 10_000;
/** Maximum number of documents of a live session; ours. */
export const PREVIEW_FILES_MAX = 30;
