import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isReachable, neighborOf, stepsTo } from './neighborOf.ts';
import type { FocusStep } from './neighborOf.ts';

const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the keyboard focus in place when the focused control disappears, moves or gets disabled:
 * its neighbor gets the focus. A press beside the control may still clear the focus.
 *
 * @param place the element that holds the controls, for as long as the part is mounted
 */
export function useFocusRestore(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const top = place.current;
    if (!top) return;
    let kept: { control: Element; steps: readonly FocusStep[] } | undefined;
    const frames = { first: 0, second: 0 };
    const keep = (control: Element): void => {
      kept = { control, steps: stepsTo(top, control) };
    };
    const goOn = (): void => {
      if (!kept || !isNowhere() || isReachable(kept.control)) return;
      neighborOf(kept.steps)?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Element) keep(target);
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return;
      // A disappearing control loses the focus too: only a moment later can the two cases be
      // distinguished.
      setTimeout(() => {
        if (kept?.control === target && isNowhere() && isReachable(kept.control)) kept = undefined;
      });
    };
    const inside = new MutationObserver((changes) => {
      if (!kept) return;
      const { control } = kept;
      if (document.activeElement === control) {
        keep(control);
        return;
      }
      const wasMoved = changes.some(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(control)),
      );
      if (wasMoved && isNowhere() && isReachable(control)) control.focus();
      else goOn();
    });
    // Menus and dialogs are rendered outside the part: a closing one first restores the focus
    // itself.
    const beside = new MutationObserver(() => {
      cancelAnimationFrame(frames.first);
      cancelAnimationFrame(frames.second);
      frames.first = requestAnimationFrame(() => {
        frames.second = requestAnimationFrame(goOn);
      });
    });
    top.addEventListener('focusin', onFocusIn);
    top.addEventListener('focusout', onFocusOut);
    inside.observe(top, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden', 'inert'],
    });
    beside.observe(document.body, { childList: true });
    return () => {
      top.removeEventListener('focusin', onFocusIn);
      top.removeEventListener('focusout', onFocusOut);
      inside.disconnect();
      beside.disconnect();
      cancelAnimationFrame(frames.first);
      cancelAnimationFrame(frames.second);
    };
  }, [place]);
}
