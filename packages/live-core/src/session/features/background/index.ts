export { BackgroundController } from './BackgroundController.ts';
export type { BackgroundDeps } from './BackgroundController.ts';
export { BLURRED, NO_BACKGROUND } from './BackgroundState.ts';
export type { BackgroundState } from './BackgroundState.ts';
