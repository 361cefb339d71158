import type { RecordingPart } from '@rostra/contract/live';

/** The server's calls for recording a live session (live §9); each throws `LiveError`. */
export interface RecordingApi {
  getRecordings(): Promise<readonly RecordingPart[]>;
  postRecording(): Promise<readonly RecordingPart[]>;
  deleteRecording(): Promise<readonly RecordingPart[]>;
}
