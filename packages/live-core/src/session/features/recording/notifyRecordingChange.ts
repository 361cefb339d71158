import type { NoticeCode, Notices } from '../../room/Notices.ts';
import type { RecordingStatus } from '../../room/RoomState.ts';

const CAPTURES = ['isRecording', 'isTranscribing'] as const;
/** Notices shown when recording or transcription starts and ends. */
const CAPTURE_NEWS = {
  isRecording: ['recording-begun', 'recording-ended'],
  isTranscribing: ['transcription-begun', 'transcription-ended'],
} as const satisfies Record<keyof RecordingStatus, readonly [NoticeCode, NoticeCode]>;

interface RecordingStatusChange {
  readonly before: RecordingStatus;
  readonly next: RecordingStatus;
  readonly agreed: RecordingStatus;
}

/** Notifies members who already consented; others are asked through `recordingAwaitingConsent` of the selectors. */
export function notifyRecordingChange(
  notices: Notices,
  { before, next, agreed }: RecordingStatusChange,
): void {
  for (const kind of CAPTURES) {
    if (before[kind] === next[kind]) continue;
    const [begun, ended] = CAPTURE_NEWS[kind];
    notices.clear(next[kind] ? ended : begun);
    if (!next[kind]) notices.add(ended);
    else if (agreed[kind]) notices.add(begun);
  }
}
