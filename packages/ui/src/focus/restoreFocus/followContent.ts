import type { KeptFocus } from '../neighborOf.ts';
import { focusable } from './focusable.ts';
import { followPages } from './followPages.ts';
import { listBefore } from './listBefore.ts';
import { newStateOf } from './newState.ts';
import type { FollowedContent } from './restoreFocus.ts';

/** A list that a pressed button may make longer. */
interface PressedMore {
  /** The button, or the row that has the focus once the button has gone. */
  at: Element;
  readonly list: Element;
  readonly count: number;
}

/**
 * Moves the focus to the new state of the content that an act changes: the next row after a deleted
 * one, the first of the rows loaded by a button below their list, the part that loads after a
 * failure, the heading of a part whose button has gone, the first row of a list whose page the
 * keyboard changed. Everywhere else a neighbor takes the focus.
 *
 * @param top the element that holds the content; pass this function to `restoreFocus` as `follow`
 */
export function followContent(top: HTMLElement): FollowedContent {
  const endPages = followPages(top);
  let pressed: PressedMore | undefined;
  const onClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    const list = button ? listBefore(button) : undefined;
    pressed = button && list ? { at: button, list, count: list.children.length } : undefined;
  };
  /** The first new row; until it loads, the last one in place of a button that has gone. */
  const loadedRow = (): HTMLElement | undefined => {
    if (!pressed?.list.isConnected) return undefined;
    const loaded = pressed.list.children[pressed.count];
    const row = loaded ?? (pressed.at.isConnected ? null : pressed.list.lastElementChild);
    if (!(row instanceof HTMLElement)) return undefined;
    if (loaded) pressed = undefined;
    else pressed.at = row;
    return row;
  };
  const growing = new MutationObserver(() => {
    const focused = document.activeElement;
    if (!pressed || (focused !== pressed.at && focused !== document.body)) return;
    const row = loadedRow();
    if (row) focusable(row).focus({ preventScroll: true });
  });
  top.addEventListener('click', onClick, true);
  growing.observe(top, { childList: true, subtree: true });
  const nextOf = (kept: KeptFocus): HTMLElement | undefined => {
    const content = loadedRow() ?? newStateOf(kept);
    return content && focusable(content);
  };
  return {
    nextOf,
    end: () => {
      top.removeEventListener('click', onClick, true);
      growing.disconnect();
      endPages();
    },
  };
}
