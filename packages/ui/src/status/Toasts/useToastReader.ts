import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import type { Toast, ToastStore } from '../toastStore/index.ts';

/**
 * Pauses the timers while pointer or focus is at the toasts. When the focused one disappears, the
 * next gets the focus; after the last, the focus returns to its previous position.
 */
export function useToastReader(
  region: RefObject<HTMLElement | null>,
  { hold, release }: ToastStore,
  toasts: readonly Toast[],
) {
  const at = useRef({ hasPointer: false, hasFocus: false });
  const before = useRef<Element | null>(null);
  const change = (next: Partial<typeof at.current>): void => {
    Object.assign(at.current, next);
    if (at.current.hasPointer || at.current.hasFocus) hold();
    else release();
  };
  useEffect(() => {
    const place = region.current;
    if (!at.current.hasFocus || place?.contains(document.activeElement)) return;
    const next = place?.querySelector('button') ?? before.current;
    at.current.hasFocus = false;
    if (!at.current.hasPointer) release();
    if (next instanceof HTMLElement) next.focus();
  }, [region, release, toasts]);
  return {
    onMouseEnter: () => change({ hasPointer: true }),
    onMouseLeave: () => change({ hasPointer: false }),
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      change({ hasFocus: true });
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // A dismissed toast loses the focus too; the effect above handles that.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) change({ hasFocus: false });
    },
  };
}
