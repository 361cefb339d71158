/**
 * Lets an element take the focus that is no control, such as a heading or a row, until it loses the
 * focus again: a click on it later must not move the focus there.
 */
export function focusable(element: HTMLElement): HTMLElement {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  return element;
}
