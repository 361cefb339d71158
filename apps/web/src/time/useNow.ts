import { useEffect, useState } from 'react';
import { useServices } from '../app/ServicesContext.tsx';

/** How often a clock on the page moves when nothing else is said, in ms. */
const EVERY_MS = 30_000;

/**
 * The server's time. While the page hydrates it is the instant the page was made at, so that server
 * and browser say the same; then it moves.
 *
 * @param everyMs how often it moves, in ms
 */
export function useNow(everyMs: number = EVERY_MS): Date {
  const { clock } = useServices();
  const [now, setNow] = useState(clock.madeAt);
  useEffect(() => {
    const move = (): void => setNow(Date.now() + clock.aheadMs);
    move();
    const timer = setInterval(move, everyMs);
    return () => clearInterval(timer);
  }, [clock, everyMs]);
  return new Date(now);
}
