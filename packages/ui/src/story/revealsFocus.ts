import { expect, waitFor } from 'storybook/test';

/** The hidden part of the last item, in shares of its width: browsers regard the rest as enough. */
const HIDDEN = 0.4;

/**
 * Makes a scrolling row so narrow that its last item is cut, moves the focus from item to item by
 * `move`, and checks that each is visible whole when it has the focus.
 */
export async function revealsFocus(
  row: HTMLElement,
  items: readonly HTMLElement[],
  move: () => Promise<void>,
): Promise<void> {
  const last = items.at(-1)!.getBoundingClientRect();
  const start = row.getBoundingClientRect().left;
  row.style.inlineSize = `${last.right - last.width * HIDDEN - start}px`;
  await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
  for (const item of items) {
    await move();
    await waitFor(() => expect(item.contains(document.activeElement)).toBe(true));
    const edge = row.getBoundingClientRect();
    const box = item.getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(edge.right + 1);
    await expect(box.left).toBeGreaterThanOrEqual(edge.left - 1);
  }
}
