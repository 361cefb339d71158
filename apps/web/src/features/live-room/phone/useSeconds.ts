import { LIVE_TICK_MS } from '@rostra/contract/live';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

/** Returns a function for the seconds since an instant of the server, by its clock; null without one. */
export function useSeconds(): (since: string | null) => number | null {
  const { serverNow } = useRoom().session.port;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ticks = setInterval(() => setNow(serverNow()), LIVE_TICK_MS);
    return () => clearInterval(ticks);
  }, [serverNow]);
  return (since) =>
    since === null ? null : Math.max(0, Math.floor((now - Date.parse(since)) / LIVE_TICK_MS));
}
