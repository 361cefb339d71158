import type { RoomState } from '@rostra/live-core';
import { ConnectionBanner } from '@rostra/ui/ConnectionBanner';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

/** Ms for which "connected again" is shown. */
const BACK_MS = 4000;
const connectionOf = (state: RoomState) => state.connection;
const isPoorOf = (state: RoomState) => state.isNetworkPoor;

/** State of the connection, over the stage (LCON-29, LMED-21). */
export function ConnectionContainer() {
  const { t } = useRoom();
  const connection = useRoomState(connectionOf);
  const isPoor = useRoomState(isPoorOf);
  const [wasAway, setAway] = useState(false);
  useEffect(() => {
    if (connection === 'reconnecting') setAway(true);
    if (connection !== 'connected' || !wasAway) return;
    const timer = setTimeout(() => setAway(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [connection, wasAway]);
  const kind =
    connection === 'connecting' || connection === 'reconnecting'
      ? connection
      : connection !== 'connected'
        ? null
        : wasAway
          ? 'back'
          : isPoor
            ? 'poor'
            : null;
  return <ConnectionBanner t={t} kind={kind} />;
}
