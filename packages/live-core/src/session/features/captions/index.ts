export type { CaptionsApi } from './CaptionsApi.ts';
export { NO_CAPTIONS } from './CaptionsState.ts';
export type { CaptionsState } from './CaptionsState.ts';
export { CaptionsController } from './CaptionsController.ts';
