import type { KeyboardEvent } from 'react';

/** The key code that browsers send for keys taken by an input method, some without `isComposing`. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Returns whether a key belongs to a word being composed in an input method: such an Enter chooses
 * a word and sends nothing.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // keyCode is the only sign in Safari, which sends Enter after the composition has ended.
  return event.nativeEvent.isComposing || event.nativeEvent.keyCode === TAKEN_BY_INPUT_METHOD;
}
