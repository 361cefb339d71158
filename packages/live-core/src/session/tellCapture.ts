import type { NoticeCode, Notices } from './Notices.ts';
import type { Capture } from './RoomState.ts';

const CAPTURES = ['isRecording', 'isTranscribing'] as const;
/** Notices shown when recording or transcription starts and ends. */
const CAPTURE_NEWS = {
  isRecording: ['recording-begun', 'recording-ended'],
  isTranscribing: ['transcription-begun', 'transcription-ended'],
} as const satisfies Record<keyof Capture, readonly [NoticeCode, NoticeCode]>;

interface CaptureChange {
  readonly before: Capture;
  readonly next: Capture;
  readonly agreed: Capture;
}

/** Notifies members who already consented; others are asked through `captureToAgree` of the selectors. */
export function tellCapture(notices: Notices, { before, next, agreed }: CaptureChange): void {
  for (const kind of CAPTURES) {
    if (before[kind] === next[kind]) continue;
    const [begun, ended] = CAPTURE_NEWS[kind];
    notices.clear(next[kind] ? ended : begun);
    if (!next[kind]) notices.add(ended);
    else if (agreed[kind]) notices.add(begun);
  }
}
