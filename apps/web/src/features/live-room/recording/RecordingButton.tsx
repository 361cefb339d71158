import { canModerate } from '@rostra/live-core';
import { useRoomState } from '../useRoomState.ts';
import { RecordingPart } from './RecordingPart.tsx';

/** Where who holds the host's controls records the meeting, and the other super roles see how that stands (LHST-24). */
export function RecordingButton() {
  return useRoomState(canModerate) ? <RecordingPart /> : null;
}
