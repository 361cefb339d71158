import { useEffect, useRef } from 'react';

/** Interval of requests for others' decisions while the reader is on the page, in ms. */
const EVERY_MS = 30_000;

/**
 * Requests again at intervals while something is pending and the page is visible.
 *
 * @param isWaiting false requests nothing
 */
export function useWatch(
  reading: { reload: () => Promise<void>; isLoading: boolean },
  isWaiting: boolean,
): void {
  const latest = useRef(reading);
  latest.current = reading;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => {
      const { isLoading, reload } = latest.current;
      if (document.visibilityState === 'visible' && !isLoading) void reload();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
