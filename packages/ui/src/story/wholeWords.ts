import { expect } from 'storybook/test';

/** Figures with their sign and unit, and words in Latin script; Chinese and addresses may break anywhere. */
const WORD = /\S*@\S*|[¥+−]?\d[\d.,:]*(?:\u00A0?%)?|\p{Script=Latin}[\p{Script=Latin}’]+/gu;

interface Shown {
  word: string;
  node: Node;
  rects: DOMRect[];
}

/** Returns each shown word with its boxes: one for each line that it takes. */
function shownWords(root: HTMLElement): Shown[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Shown[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    if (node.parentElement?.checkVisibility() !== true || isForScreenReaders(node)) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(WORD)) {
      if (word.includes('@')) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      found.push({ word, node, rects: [...range.getClientRects()] });
    }
  }
  return found;
}

/** Returns the elements around a text up to the page. */
function around(node: Node): Element[] {
  const found: Element[] = [];
  for (let each = node.parentElement; each !== null; each = each.parentElement) found.push(each);
  return found;
}

const isForScreenReaders = (node: Node): boolean =>
  around(node).some((each) => getComputedStyle(each).clipPath === 'inset(50%)');

/** Returns whether a box is beyond an edge that hides it; a part that scrolls shows it later. */
function isCut({ node, rects }: Shown): boolean {
  for (const each of around(node)) {
    const { overflowX } = getComputedStyle(each);
    if (overflowX === 'auto' || overflowX === 'scroll') return false;
    const { left, right } = each.getBoundingClientRect();
    const hides = overflowX !== 'visible' || each === document.body;
    if (hides && rects.some((rect) => rect.left < left - 1 || rect.right > right + 1)) return true;
  }
  return false;
}

/** Returns whether boxes cover each other by more than the space between lines. */
const covers = (a: DOMRect, b: DOMRect): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;

/**
 * Fails for each word or figure in `root` that is cut off, covers another, or takes several lines
 * although it fits on one.
 */
export async function expectWholeWords(root: HTMLElement): Promise<void> {
  const words = shownWords(root);
  const named = (some: readonly Shown[]) => some.map(({ word }) => word);
  const line = root.clientWidth - Number.parseFloat(getComputedStyle(root).paddingInlineStart) * 2;
  const isBroken = ({ rects }: Shown) =>
    new Set(rects.map(({ top }) => Math.round(top))).size > 1 &&
    rects.reduce((sum, { width }) => sum + width, 0) <= line;
  const isCovered = (one: Shown) =>
    words.some(
      (other) => other !== one && one.rects.some((a) => other.rects.some((b) => covers(a, b))),
    );
  await expect({
    broken: named(words.filter(isBroken)),
    cut: named(words.filter(isCut)),
    covered: named(words.filter(isCovered)),
  }).toEqual({ broken: [], cut: [], covered: [] });
}
