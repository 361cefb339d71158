import type { RoomState } from '@rostra/live-core';
import { useEffect } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const mustReload = (state: RoomState) => state.mustReload;

/**
 * Reloads the page when the engine requests it: after a first removal, or refused tokens (LCON-53,
 * LCON-54).
 */
export function useReload(): void {
  const { reload } = useRoom();
  const isRequested = useRoomState(mustReload);
  useEffect(() => {
    if (isRequested) reload();
  }, [isRequested, reload]);
}
