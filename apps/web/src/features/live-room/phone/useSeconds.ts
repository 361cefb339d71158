import { LIVE_TICK_MS } from '@rostra/contract/live';
import { useEffect, useState } from 'react';
import { useRoom } from '../RoomContext.ts';

/** How long something has lasted since an instant of the server's, by its clock, each second; null without one. */
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
