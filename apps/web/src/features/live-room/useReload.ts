import type { RoomState } from '@rostra/live-core';
import { useEffect } from 'react';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

const mustReload = (state: RoomState) => state.mustReload;

/** Loads the page again where the engine asks for it: removed for the first time, tickets refused (LCON-53, LCON-54). */
export function useReload(): void {
  const { reload } = useRoom();
  const isAsked = useRoomState(mustReload);
  useEffect(() => {
    if (isAsked) reload();
  }, [isAsked, reload]);
}
