import type { PreviewFile } from '@rostra/contract/live';

/** Where a document is drawn: on everyone's stage, or for the user alone. */
export type PreviewPane = 'shown' | 'opened';

/** A document that is drawn or loading. */
export interface DrawnDocument {
  /** The file's ID. */
  readonly id: number;
  readonly name: string;
  /** The page to embed; unchanged within an `attempt`. */
  readonly url: string;
  /** Increases each time the document is drawn from the start. */
  readonly attempt: number;
  /** Whether the embedded page has drawn, has reported failure, or has not reported in time (LPRE-16). */
  readonly state: 'loading' | 'ready' | 'failed';
  /** Counted from 1. */
  readonly page: number;
  /** Number of pages; null for an image and while unknown. */
  readonly pages: number | null;
}

/** The documents of a room. */
export interface PreviewState {
  /** Null until requested. */
  readonly files: readonly PreviewFile[] | null;
  /** The document shown to everyone. */
  readonly shown: DrawnDocument | null;
  /** The document the user opened for themselves. */
  readonly opened: DrawnDocument | null;
}

/** Documents before their list has loaded. */
export const NO_PREVIEW: PreviewState = { files: null, shown: null, opened: null };
