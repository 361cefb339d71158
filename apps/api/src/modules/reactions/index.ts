export { setReaction } from './setReaction.ts';
export type { ReactionChange, ReactionDelta } from './setReaction.ts';
