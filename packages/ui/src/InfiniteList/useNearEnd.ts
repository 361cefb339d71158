import { useEffect, useRef } from 'react';

/** Px before the end from which the next page is asked for. */
const NEAR = '600px';

/**
 * Calls `onNear` once each time the end comes near while `isWatching`; again for another `page`, where
 * the last one left the end near.
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
        // The answer starts another watch: nothing is asked for twice.
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
