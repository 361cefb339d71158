import { mediaRights } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import type { RoomControlState } from '@rostra/ui/RoomControls';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

const screenOf = (state: RoomState) => state.screen;
const maySend = (state: RoomState) => mediaRights(state).video;

/**
 * Returns the screen share control, if the user may send video and the browser can share (LMED-15,
 * LROL-25).
 */
export function useScreenControl(reason: string | undefined): RoomControlState | undefined {
  const { session, run } = useRoom();
  const { canShare, isOn, isOpening } = useRoomState(screenOf);
  const hasVideoRight = useRoomState(maySend);
  const { actions } = session;
  if (!canShare || !hasVideoRight) return undefined;
  return {
    isOn,
    isPending: isOpening,
    reason,
    onPress: () => void run(isOn ? actions.stopScreen() : actions.shareScreen()),
  };
}
