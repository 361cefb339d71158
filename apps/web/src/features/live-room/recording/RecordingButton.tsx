import { canControl } from '@rostra/live-core';
import { useRoomState } from '../useRoomState.ts';
import { RecordingPart } from './RecordingPart.tsx';

/** Where who holds the host's controls records the meeting (LHST-24). */
export function RecordingButton() {
  return useRoomState(canControl) ? <RecordingPart /> : null;
}
