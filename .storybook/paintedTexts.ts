/** An element that shows text, and what its colors follow from. */
export interface PaintedText {
  element: Element;
  /** The same for elements that every theme paints alike. */
  paint: string;
}

/** Attributes with an element's name, target or value: no style selects by them. */
const words =
  /^(?:id|for|name|href|src|srcset|alt|title|value|placeholder|aria-(?:label|labelledby|describedby|controls|owns|valuetext|valuenow|posinset|setsize|rowindex|colindex)|data-key|data-collection)$/;

const ownPaint = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => !words.test(name))
    .map(({ name, value }) => `${name}=${value}`)
    .toSorted()
    .join(' ');

/**
 * Returns an element's tag and attributes, those of its predecessor and ancestors, and its index
 * among its siblings.
 */
function paintOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { parentElement: parent, previousElementSibling: previous } = element;
  const place = parent ? [...parent.children].indexOf(element) : 0;
  const paint = [
    parent ? paintOf(parent, known) : '',
    previous ? `${previous.tagName} ${ownPaint(previous)} +` : '',
    `${element.tagName} ${ownPaint(element)}`,
    `${place % 2}${element.nextElementSibling ? '' : ' last'}`,
  ].join('>');
  known.set(element, paint);
  return paint;
}

const hasText = (element: Element): boolean =>
  element.matches('input, textarea, select') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Elements whose contrast axe skips too: disabled controls and live announcements. */
const unasked = ':disabled, [aria-disabled="true"], [data-live-announcer]';

/** Whether text shows; what is for screen readers alone has a pixel. */
function showsText(element: Element): boolean {
  if (!hasText(element) || element.closest(unasked) || !element.checkVisibility()) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

/** All elements within those of a selector that show text of their own. */
export function paintedTexts(within: string): PaintedText[] {
  const known = new Map<Element, string>();
  const width = `${window.innerWidth} px`;
  const roots = [...document.querySelectorAll(within)];
  const elements = new Set(roots.flatMap((root) => [root, ...root.querySelectorAll('*')]));
  return [...elements]
    .filter(showsText)
    .map((element) => ({ element, paint: `${width} ${paintOf(element, known)}` }));
}

const passed = new Set<string>();

/** Returns the texts whose colors have not yet passed in a look, in any story of this frame. */
export const untestedTexts = (look: string, texts: readonly PaintedText[]): PaintedText[] =>
  texts.filter(({ paint }) => !passed.has(`${look} ${paint}`));

/** Keeps in mind that the colors of these elements passed in a look. */
export function keepPassed(
  look: string,
  texts: readonly PaintedText[],
  elements: ReadonlySet<unknown>,
): void {
  for (const { element, paint } of texts) if (elements.has(element)) passed.add(`${look} ${paint}`);
}
