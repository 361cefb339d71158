import { mediaRights } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { NetworkQuality } from '@rostra/ui/NetworkQuality';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { networkFiguresOf } from './networkFiguresOf.ts';

const networkOf = (state: RoomState) => state.network;
const sends = (state: RoomState) => mediaRights(state).audio;

/** The quality of the user's connection, and its traffic (LMED-21). */
export default function NetworkContainer({ isCompact }: { isCompact: boolean }) {
  const { t, session } = useRoom();
  const { up, down } = useRoomState(networkOf);
  const isHeard = useRoomState(sends);
  return (
    <NetworkQuality
      t={t}
      {...(isHeard ? { up } : {})}
      down={down}
      figures={networkFiguresOf(session)}
      isCompact={isCompact}
    />
  );
}
