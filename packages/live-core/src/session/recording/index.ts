export type { RecordingApi } from './RecordingApi.ts';
export { NO_RECORDING, RecordingTool } from './RecordingTool.ts';
export type { RecordingState } from './RecordingTool.ts';
