export type { RecordingApi } from './RecordingApi.ts';
export { NO_RECORDING, RecordingController } from './RecordingController.ts';
export type { RecordingState } from './RecordingController.ts';
