import type { RoomState } from '../RoomState.ts';

/** What the reader has not agreed to and is therefore asked. */
export type CaptureQuestion = 'recording' | 'transcription' | 'both';

/**
 * What began while the reader was inside: who came before is asked as others are at the door (LHST-27).
 */
export function captureToAgree({ phase, capture, agreed }: RoomState): CaptureQuestion | null {
  if (phase !== 'inside') return null;
  const isRecordingNew = capture.isRecording && !agreed.isRecording;
  const isTranscriptionNew = capture.isTranscribing && !agreed.isTranscribing;
  if (isRecordingNew && isTranscriptionNew) return 'both';
  if (isRecordingNew) return 'recording';
  return isTranscriptionNew ? 'transcription' : null;
}
