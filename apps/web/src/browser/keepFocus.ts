import { restoreFocus } from '@rostra/ui/restoreFocus';

/**
 * Keeps the keyboard focus in the screen when a focused control disappears. After a change of the
 * address, `Announcer` moves the focus instead. Does nothing outside of a browser.
 */
export function keepFocus(): void {
  if (typeof document === 'undefined') return;
  const content = document.querySelector<HTMLElement>('#content');
  if (content) restoreFocus(content, { pageOf: () => location.pathname + location.search });
}
