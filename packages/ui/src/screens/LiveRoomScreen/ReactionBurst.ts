import type { ReactionTimes } from './reactionKinds.ts';

/** The reactions of one moment. */
export interface ReactionBurst {
  /** Ascends with each burst. */
  id: number;
  /** The number of each reaction. */
  counts: ReactionTimes;
}
