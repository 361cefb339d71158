import type { PreviewFile } from '@rostra/contract/live';

/** Where a document is drawn: on everyone's stage, or for the reader alone. */
export type PreviewPlace = 'shown' | 'opened';

/** A document that is drawn, or about to be. */
export interface DrawnDocument {
  /** Of the file. */
  readonly id: number;
  readonly name: string;
  /** The page to embed; the same as long as `attempt` is. */
  readonly url: string;
  /** Grows with each time that a document is drawn from the start. */
  readonly attempt: number;
  /** The embedded page has said that it is drawn, or that it cannot be, or said nothing in time (LPRE-16). */
  readonly state: 'loading' | 'ready' | 'failed';
  /** From 1. */
  readonly page: number;
  /** How many there are; null for a picture, and while nobody knows. */
  readonly pages: number | null;
}

/** The documents of a room. */
export interface PreviewState {
  /** Null until it was asked for. */
  readonly files: readonly PreviewFile[] | null;
  /** What everyone sees. */
  readonly shown: DrawnDocument | null;
  /** What the reader looks at by himself. */
  readonly opened: DrawnDocument | null;
}

export const NO_PREVIEW: PreviewState = { files: null, shown: null, opened: null };
