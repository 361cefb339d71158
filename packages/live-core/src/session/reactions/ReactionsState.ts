import type { ReactionCounts } from '@rostra/contract/live';

/** What was shown within one tick. */
export interface ReactionBurst {
  /** Grows with each burst. */
  readonly id: number;
  readonly counts: ReactionCounts;
}

/** What is shown in a room without words. */
export interface ReactionsState {
  /** What stands over the stage now, oldest first; each goes by itself. */
  readonly bursts: readonly ReactionBurst[];
  /** The reader has shown as much as he may for now. */
  readonly isResting: boolean;
}

export const NO_REACTIONS: ReactionsState = { bursts: [], isResting: false };
