import { focusable } from './focusable.ts';
import { listBefore } from './listBefore.ts';

const CURRENT = '[aria-current="page"]';

/** Pages of a list, of which the keyboard opened another. */
interface OpenedPage {
  readonly pages: Element;
  /** The control of the former page. */
  readonly from: Element;
}

/** Returns the pages below a list that a click of the keyboard changes. */
function openedBy({ target, detail }: MouseEvent): OpenedPage | undefined {
  // A pointer's click counts its presses; its user sees the list without the focus.
  const pages = detail === 0 && target instanceof Element ? target.closest('nav') : null;
  const from = pages?.querySelector(CURRENT);
  return pages && from && listBefore(pages) ? { pages, from } : undefined;
}

/**
 * Moves the focus to the first row of a list after the keyboard opened another page of it; the
 * focus would stay at the pages below the list.
 *
 * @param top the element that holds lists with their pages
 * @returns a function that ends it
 */
export function followPages(top: HTMLElement): () => void {
  let opened: OpenedPage | undefined;
  const onClick = (event: MouseEvent): void => {
    opened = openedBy(event);
  };
  const changing = new MutationObserver(() => {
    if (!opened) return;
    const { pages, from } = opened;
    if (pages.isConnected && pages.querySelector(CURRENT) === from) return;
    opened = undefined;
    const focused = document.activeElement;
    const row = listBefore(pages)?.firstElementChild;
    // The focus was moved on while the page loaded.
    if (focused !== document.body && !pages.contains(focused)) return;
    if (row instanceof HTMLElement) focusable(row).focus();
  });
  top.addEventListener('click', onClick, true);
  changing.observe(top, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
  return () => {
    top.removeEventListener('click', onClick, true);
    changing.disconnect();
  };
}
