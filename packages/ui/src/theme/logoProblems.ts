import { readDrawing } from './readDrawing.ts';
import type { Drawing, DrawingElement } from './readDrawing.ts';
import type { ThemeProblem } from './readTheme.ts';

/** A logo travels inside every page of its partner. */
const LARGEST_LOGO = 20_000;
/** Width over height; a header has no room for others. */
const NARROWEST = 0.5;
const WIDEST = 8;
/** Copies of copies grow beyond all bounds: so few cannot. */
const MAX_COPIES = 16;

const SCRIPT = 'holds a script; export it as a plain drawing';
const LOADS = 'loads another file; put all shapes into the drawing, with text turned into outlines';
const PAGE = 'holds a page inside; export it as a plain drawing';
const PICTURE = 'holds a picture made of pixels; draw it as shapes';
const MOVES = 'moves by itself; export it as a still drawing';
const TEXT = 'holds text, which is drawn in another font elsewhere; turn it into outlines';

/** The things an image may not do: run, load, move, or carry another page. */
const REFUSED = new Map<string, string>([
  ['script', SCRIPT],
  ...['foreignobject', 'iframe', 'embed', 'object', 'audio', 'video', 'canvas'].map(
    (name) => [name, PAGE] as const,
  ),
  ...['image', 'feimage'].map((name) => [name, PICTURE] as const),
  ...['set', 'animate', 'animatemotion', 'animatetransform', 'animatecolor'].map(
    (name) => [name, MOVES] as const,
  ),
  ['text', TEXT],
]);
/** In styles and attributes; a backslash could write any of these otherwise. */
const LOADING = /url\((?!\s*["']?#)|@import|image-set\(|\\/i;

function elementProblems({ name, attributes }: DrawingElement): string[] {
  const messages = [REFUSED.get(name)];
  for (const [attribute, value] of attributes) {
    if (attribute.startsWith('on') || /javascript:/i.test(value)) messages.push(SCRIPT);
    const isAddress = attribute === 'href' || attribute === 'src';
    if ((isAddress && !value.trim().startsWith('#')) || LOADING.test(value)) messages.push(LOADS);
  }
  return messages.filter((sentence) => sentence !== undefined);
}

/** Returns why a drawing can't be sized or doesn't fit a header. */
function sizeProblem(root: DrawingElement): string | undefined {
  const box = root.attributes.get('viewbox');
  if (box === undefined) return 'has no viewBox, so it cannot be sized; export it with one';
  const [, , width = NaN, height = NaN, ...more] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (more.length > 0 || !(width > 0 && height > 0 && Number.isFinite(width / height)))
    return 'has a viewBox that is not four numbers with a width and a height; export it anew';
  if (width / height > WIDEST || width / height < NARROWEST)
    return `is ${width} wide and ${height} high; a header takes drawings from half as wide as high to ${WIDEST} times as wide`;
  return undefined;
}

function drawingProblems({ elements, texts, fault }: Drawing): string[] {
  const [root] = elements;
  if (root?.name !== 'svg') return ['is no SVG drawing; save it as plain SVG'];
  const messages = elements.flatMap(elementProblems);
  if (fault !== undefined) messages.push(`cannot be drawn: ${fault}; export it anew as plain SVG`);
  if (texts.some((text) => LOADING.test(text))) messages.push(LOADS);
  if (elements.filter(({ name }) => name === 'use').length > MAX_COPIES)
    messages.push(`repeats shapes by <use> more than ${MAX_COPIES} times; expand them into paths`);
  const size = sizeProblem(root);
  return size === undefined ? messages : [...messages, size];
}

/** Returns the problems in the text of a logo's SVG file. */
export function logoProblems(svg: string, field: string): ThemeProblem[] {
  const text = svg.trim();
  const messages =
    text.length > LARGEST_LOGO
      ? [`has ${text.length} characters, at most ${LARGEST_LOGO} are taken; simplify it`]
      : /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i.test(text)
        ? ['begins with a document type or a style sheet; take those lines out']
        : drawingProblems(readDrawing(text));
  return [...new Set(messages)].map((sentence) => ({ field, sentence: `${field} ${sentence}.` }));
}
