import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The size before the first measurement, and on the server. */
const FIRST_HEIGHT = 560;

/**
 * Returns the visible part of a scroll container, in px, rounded to rows: a smaller change would
 * render nothing different.
 */
export function useSeenPart(place: RefObject<HTMLDivElement | null>, rowHeight: number) {
  const [view, setView] = useState({ top: 0, height: FIRST_HEIGHT });
  const read = useCallback(() => {
    const element = place.current;
    if (!element) return;
    const top = Math.floor(element.scrollTop / rowHeight) * rowHeight;
    const height = element.clientHeight + rowHeight;
    setView((old) => (old.top === top && old.height === height ? old : { top, height }));
  }, [place, rowHeight]);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, read]);
  return { view, read };
}
