/**
 * Keeps the keyboard focus in the screen when a focused control disappears, and moves it to the new
 * state of changed content or another page of a list. After other changes of the address, `Announcer`
 * moves the focus instead. Does nothing outside of a browser.
 */
export function keepFocus(): void {
  if (typeof document === 'undefined') return;
  const content = document.querySelector<HTMLElement>('#content');
  if (!content) return;
  // Apart from the code of calls, which rooms load at once. Unreachable code leaves the focus alone.
  import('@rostra/ui/restoreFocus').then(
    ({ followContent, restoreFocus }) =>
      restoreFocus(content, {
        pageOf: () => location.pathname + location.search,
        follow: followContent,
      }),
    () => {},
  );
}
