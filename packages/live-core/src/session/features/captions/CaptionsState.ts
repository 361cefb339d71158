import type { CaptionLine, CaptionRun } from '@rostra/contract/live';

/** Captions of a room. */
export interface CaptionsState {
  /** Null while nothing is transcribed, or before that is known. */
  readonly run: CaptionRun | null;
  /** The server has answered the first request. */
  readonly isKnown: boolean;
  /** The last lines, oldest first. */
  readonly lines: readonly CaptionLine[];
}

/** Captions before the transcript has loaded. */
export const NO_CAPTIONS: CaptionsState = { run: null, isKnown: false, lines: [] };
