import { useEffect, useState } from 'react';
import { useServices } from '../app/ServicesContext.tsx';

/** Default interval of a clock on the page, in ms. */
const EVERY_MS = 30_000;

/**
 * Returns the server's time. During hydration it is the instant at which the page was made, so that
 * server and browser agree; then it moves.
 *
 * @param everyMs interval between updates, in ms
 */
export function useNow(everyMs: number = EVERY_MS): Date {
  const { clock } = useServices();
  const [now, setNow] = useState(clock.madeAt);
  useEffect(() => {
    const move = (): void => setNow(Date.now() + clock.aheadMs);
    // A fresh page shows the right time: to move at once would render all of it a second time.
    if (Date.now() + clock.aheadMs - clock.madeAt >= everyMs) move();
    const timer = setInterval(move, everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return new Date(now);
}
