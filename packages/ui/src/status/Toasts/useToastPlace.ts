import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { TOAST_PLACE } from './toastPlace.ts';

/** Px between the toasts and what follows them. */
const GAP = 16;

/**
 * Reports the toasts' height to the page, so that on phones it moves down instead of lying under
 * them.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = region.current;
    const root = document.documentElement;
    if (!place) return;
    const notify = (): void => {
      const height = Math.ceil(place.getBoundingClientRect().height);
      if (height === 0) root.style.removeProperty(TOAST_PLACE);
      else root.style.setProperty(TOAST_PLACE, `${height + GAP}px`);
    };
    const observer = new ResizeObserver(notify);
    observer.observe(place);
    return () => {
      observer.disconnect();
      root.style.removeProperty(TOAST_PLACE);
    };
  }, [region]);
}
