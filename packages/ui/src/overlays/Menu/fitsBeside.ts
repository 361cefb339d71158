/** The distance between a menu, its button and the window's edge, in px, as React Aria keeps it. */
const ROOM = 20;

/**
 * Returns whether a menu is too high above its button and below, and has room beside it: there it
 * may have the window's whole height.
 */
export function fitsBeside(button: HTMLElement, menu: HTMLElement): boolean {
  const { top, bottom, left, right } = button.getBoundingClientRect();
  const { scrollHeight, offsetWidth } = menu;
  const below = innerHeight - bottom;
  const beside = Math.max(left, innerWidth - right);
  return scrollHeight + ROOM > Math.max(top, below) && offsetWidth + ROOM <= beside;
}
