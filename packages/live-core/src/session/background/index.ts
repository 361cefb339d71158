export { BackgroundTool } from './BackgroundTool.ts';
export type { BackgroundDeps } from './BackgroundTool.ts';
export { BLURRED, NO_BACKGROUND } from './BackgroundState.ts';
export type { BackgroundState } from './BackgroundState.ts';
