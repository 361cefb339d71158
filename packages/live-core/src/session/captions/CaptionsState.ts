import type { CaptionLine, CaptionRun } from '@rostra/contract/live';

/** What is said in a room, as text. */
export interface CaptionsState {
  /** Null while nothing is written down, or before that is known. */
  readonly run: CaptionRun | null;
  /** It was asked for, and is known. */
  readonly isKnown: boolean;
  /** Oldest first; the last ones. */
  readonly lines: readonly CaptionLine[];
}

export const NO_CAPTIONS: CaptionsState = { run: null, isKnown: false, lines: [] };
