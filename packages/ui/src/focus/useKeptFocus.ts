import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isReachable, neighbourOf, stepsTo } from './neighbourOf.ts';
import type { FocusStep } from './neighbourOf.ts';

const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the keyboard where it was when the control that has it disappears, moves or can no longer be
 * used: its neighbour goes on. Who leaves it for nothing, by a press beside it, is left alone.
 *
 * @param place what holds the controls, for as long as the part stands
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
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
      neighbourOf(kept.steps)?.focus();
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (target instanceof Element) keep(target);
    };
    const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return;
      // What disappears loses it too: only a moment later the one can be told from the other.
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
    // Menus and dialogs stand beside the page: when one closes, it first gives back what it took.
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
