export type { ReactionsApi } from './ReactionsApi.ts';
export { NO_REACTIONS } from './ReactionsState.ts';
export type { ReactionBurst, ReactionsState } from './ReactionsState.ts';
export { ReactionsController } from './ReactionsController.ts';
