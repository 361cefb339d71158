import { useEffect } from 'react';
import type { RefObject } from 'react';
import { isPresent, neighborOf, stepsTo } from '../neighborOf.ts';
import type { KeptFocus } from '../neighborOf.ts';

export interface RestoreFocusOptions {
  /**
   * Names the page shown now: a control that disappeared with its page is not replaced, since the
   * app moves the focus itself. @default always the same page
   */
  pageOf?: (() => string) | undefined;
  /**
   * Moves the focus to the new state of changed content: `followContent`, apart because it is code
   * that only whole pages need. @default a neighbor takes the focus
   */
  follow?: ((top: HTMLElement) => FollowedContent) | undefined;
}

/** The targets that a part of a page prefers to neighbors. */
export interface FollowedContent {
  /** Returns the target for a lost control; undefined for a neighbor. */
  readonly nextOf: (kept: KeptFocus) => HTMLElement | undefined;
  /** Ends the observation of the part. */
  readonly end: () => void;
}

const isNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Keeps the keyboard focus in place when the focused control disappears, moves or gets disabled: its
 * neighbor gets the focus, or the element itself if it has a `tabindex` and no control is left.
 * A press beside the control may still clear the focus.
 *
 * @param top the element that holds the controls
 * @returns a function that ends it
 */
export function restoreFocus(
  top: HTMLElement,
  { pageOf = () => '', follow }: RestoreFocusOptions = {},
): () => void {
  let kept: KeptFocus | undefined;
  const followed = follow?.(top);
  const frames = { first: 0, second: 0 };
  const keep = (control: Element): void => {
    kept = { control, steps: stepsTo(top, control), page: pageOf() };
  };
  const goOn = (): void => {
    if (!kept || !isNowhere() || isPresent(kept.control)) return;
    if (kept.page !== pageOf()) {
      kept = undefined;
      return;
    }
    const next = followed?.nextOf(kept) ?? neighborOf(kept.steps);
    if (next) next.focus();
    else if (top.hasAttribute('tabindex')) top.focus({ preventScroll: true });
  };
  const goOnLater = (): void => {
    cancelAnimationFrame(frames.first);
    cancelAnimationFrame(frames.second);
    frames.first = requestAnimationFrame(() => {
      frames.second = requestAnimationFrame(goOn);
    });
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target !== top) keep(target);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    // A disappearing control loses the focus too: only a moment later can the two cases be
    // distinguished.
    setTimeout(() => {
      if (kept?.control === target && isNowhere() && isPresent(kept.control)) kept = undefined;
    });
  };
  const inside = new MutationObserver((changes) => {
    if (!kept) return;
    const { control } = kept;
    if (document.activeElement === control) {
      if (isPresent(control)) keep(control);
      // The browser takes the focus from a disabled control without an event, with the next frame.
      else goOnLater();
      return;
    }
    const wasMoved = changes.some(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(control)),
    );
    if (wasMoved && isNowhere() && isPresent(control)) control.focus();
    else goOn();
  });
  // Menus and dialogs are rendered outside the part: a closing one first restores the focus itself.
  const beside = new MutationObserver(goOnLater);
  top.addEventListener('focusin', onFocusIn);
  top.addEventListener('focusout', onFocusOut);
  inside.observe(top, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
  beside.observe(document.body, { childList: true });
  if (document.activeElement && top.contains(document.activeElement)) keep(document.activeElement);
  return () => {
    top.removeEventListener('focusin', onFocusIn);
    top.removeEventListener('focusout', onFocusOut);
    inside.disconnect();
    beside.disconnect();
    followed?.end();
    cancelAnimationFrame(frames.first);
    cancelAnimationFrame(frames.second);
  };
}

/**
 * Keeps the keyboard focus in place, see `restoreFocus`.
 *
 * @param place the element that holds the controls, for as long as the part is mounted
 */
export function useFocusRestore(place: RefObject<HTMLElement | null>): void {
  useEffect(() => (place.current ? restoreFocus(place.current) : undefined), [place]);
}
