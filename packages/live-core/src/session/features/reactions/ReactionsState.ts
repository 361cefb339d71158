import type { ReactionCounts } from '@rostra/contract/live';

/** The reactions shown within one tick. */
export interface ReactionBurst {
  /** Increases with each burst. */
  readonly id: number;
  readonly counts: ReactionCounts;
}

/** The reactions of a room. */
export interface ReactionsState {
  /** The bursts above the stage, oldest first; each disappears by itself. */
  readonly bursts: readonly ReactionBurst[];
  /** The user has reached the limit for now. */
  readonly isResting: boolean;
}

/** Reactions before anyone has shown one. */
export const NO_REACTIONS: ReactionsState = { bursts: [], isResting: false };
