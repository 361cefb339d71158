import type { RoomState } from '@rostra/live-core';
import { useCallback, useSyncExternalStore } from 'react';
import { useRoom } from '../RoomContext.ts';

/**
 * Returns a part of the room's state; renders again only when that part changes.
 *
 * @param select returns the same value while nothing in it has changed
 */
export function useRoomState<Part>(select: (state: RoomState) => Part): Part {
  const { session } = useRoom();
  const read = useCallback(() => select(session.state.get()), [session, select]);
  return useSyncExternalStore(session.state.subscribe, read, read);
}
