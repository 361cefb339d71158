import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus when a focused control disappears with a render of its part; `restoreFocus` would
 * choose a neighbor.
 *
 * @param place the part, for as long as it is mounted
 * @param targetOf gets the former parent of the control; returns the element to focus
 */
export function useLostFocus(
  place: RefObject<HTMLElement | null>,
  targetOf: (parent: Element) => HTMLElement | null,
): void {
  const last = useRef<{ control: Element; parent: Element }>(undefined);
  useEffect(() => {
    const top = place.current;
    const onFocusIn = ({ target }: FocusEvent): void => {
      const parent = target instanceof Element ? target.parentElement : null;
      last.current = parent && target instanceof Element ? { control: target, parent } : undefined;
    };
    top?.addEventListener('focusin', onFocusIn);
    return () => top?.removeEventListener('focusin', onFocusIn);
  }, [place]);
  // Before the browser paints, and before anything else looks for the lost focus.
  useLayoutEffect(() => {
    const lost = last.current;
    if (!lost || lost.control.isConnected || document.activeElement !== document.body) return;
    last.current = undefined;
    targetOf(lost.parent)?.focus();
  });
}
