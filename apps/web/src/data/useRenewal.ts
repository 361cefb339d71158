import { useEffect, useRef } from 'react';
import { useServices } from '../app/ServicesContext.tsx';

/** Ms after the instant, so that the server's clock has passed it too. */
const LATE_MS = 1000;
/** The longest that a browser's timer waits, in ms; later instants are for a later visit. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Keeps what came with its screen true while it is open: asks again when the reader comes back to the
 * tab, and once when an instant of the server's time has come. Nothing is asked in between.
 *
 * @param at the next instant at which it is something else; undefined while there is none
 */
export function useRenewal(
  reading: { reload: () => Promise<void>; isLoading: boolean },
  at: Date | undefined,
): void {
  const { clock } = useServices();
  const latest = useRef(reading);
  latest.current = reading;
  const atMs = at?.getTime();
  useEffect(() => {
    const renew = (): void => {
      const { isLoading, reload } = latest.current;
      if (!isLoading) void reload();
    };
    window.addEventListener('focus', renew);
    const waitMs = atMs === undefined ? 0 : atMs - (Date.now() + clock.aheadMs) + LATE_MS;
    const timer = waitMs > 0 && waitMs <= LONGEST_MS ? setTimeout(renew, waitMs) : undefined;
    return () => {
      window.removeEventListener('focus', renew);
      clearTimeout(timer);
    };
  }, [atMs, clock]);
}
