import { LIVE_TICK_MS } from '@rostra/contract/live';
import { useEffect, useState } from 'react';

/** How long something has lasted since an instant, each second; null without one. */
export function useSeconds(): (since: string | null) => number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticks = setInterval(() => setNow(Date.now()), LIVE_TICK_MS);
    return () => clearInterval(ticks);
  }, []);
  return (since) =>
    since === null ? null : Math.max(0, Math.floor((now - Date.parse(since)) / LIVE_TICK_MS));
}
