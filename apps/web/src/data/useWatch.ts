import { useEffect, useRef } from 'react';

/** How often what others decide is asked for while the reader looks at it, in ms. */
const EVERY_MS = 30_000;

/**
 * Asks again from time to time while something is waited for and the page is visible.
 *
 * @param isWaiting false asks nothing
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
