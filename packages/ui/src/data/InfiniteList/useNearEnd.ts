import { useEffect, useRef } from 'react';

/** Distance from the end at which the next page is requested. */
const NEAR = '600px';

/**
 * Calls `onNear` once when the end comes near while `isWatching`. Another `page` starts again, since
 * its end may already be near.
 */
export function useNearEnd(isWatching: boolean, page: number, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const newest = useRef(onNear);
  useEffect(() => {
    newest.current = onNear;
  });
  useEffect(() => {
    const element = end.current;
    if (!isWatching || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        // The answer starts a new observer, so nothing is requested twice.
        observer.disconnect();
        newest.current();
      },
      { rootMargin: NEAR, scrollMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWatching, page]);
  return end;
}
