import type { RoomState } from '../room/RoomState.ts';

/** The recordings that need the user's consent. */
export type ConsentQuestion = 'recording' | 'transcription' | 'both';

/**
 * Returns the running recording and transcription that the user has not consented to.
 * Members already inside are asked as others are at the door (LHST-27).
 */
export function recordingAwaitingConsent({
  phase,
  recordingStatus,
  agreed,
}: RoomState): ConsentQuestion | null {
  if (phase !== 'inside') return null;
  const isRecordingNew = recordingStatus.isRecording && !agreed.isRecording;
  const isTranscriptionNew = recordingStatus.isTranscribing && !agreed.isTranscribing;
  if (isRecordingNew && isTranscriptionNew) return 'both';
  if (isRecordingNew) return 'recording';
  return isTranscriptionNew ? 'transcription' : null;
}
