import { restoreFocus } from '@rostra/ui/restoreFocus';

/**
 * Keeps the keyboard focus in the screen when a focused control disappears. After a change of the
 * address, `Announcer` moves the focus instead.
 */
export function keepFocus(): void {
  const content = document.querySelector<HTMLElement>('#content');
  if (content) restoreFocus(content, { pageOf: () => location.pathname + location.search });
}
