import { useEffect, useRef } from 'react';
import { useServices } from '../app/ServicesContext.tsx';

/** Ms after the instant, so that it has also passed on the server's clock. */
const LATE_MS = 1000;
/** Maximum delay of a browser's timer, in ms; later instants are left to a later visit. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Keeps a screen's initial data current while it is open. It requests again when the reader returns to
 * the tab, and once when an instant of the server's time has come; nothing in between.
 *
 * @param at the next instant at which the data changes; undefined if there is none
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
