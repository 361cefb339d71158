import type { ThemeProblem } from './readTheme.ts';

/** A logo travels inside every page of its partner. */
const LARGEST_LOGO = 20_000;

/** What an image may not do: run, load, or carry another page. */
const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
  [/<script|\son\w+\s*=|javascript:/i, 'holds a script; export it as a plain drawing'],
  [/<foreignObject|<iframe|<embed|<object/i, 'holds a page inside; export it as a plain drawing'],
  [
    /<!DOCTYPE|<!ENTITY|<\?xml-stylesheet/i,
    'begins with a document type or a style sheet; take those lines out',
  ],
  [
    /(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#)|@import/i,
    'loads another file; put all shapes into the drawing, with text turned into outlines',
  ],
  [/<text[\s>]/i, 'holds text, which is drawn in another font elsewhere; turn it into outlines'],
];

/** What is wrong with the text of a logo's SVG file. */
export function logoProblems(svg: string, field: string): ThemeProblem[] {
  const text = svg.trim();
  const told: string[] = [];
  if (!/^(?:<\?xml[^>]*\?>\s*)?<svg[\s>]/.test(text) || !text.endsWith('</svg>'))
    told.push('is no SVG drawing; save it as plain SVG');
  else if (!/<svg[^>]*\sviewBox=/.test(text))
    told.push('has no viewBox, so it cannot be sized; export it with one');
  if (text.length > LARGEST_LOGO)
    told.push(`has ${text.length} characters, at most ${LARGEST_LOGO} are taken; simplify it`);
  for (const [pattern, sentence] of FORBIDDEN) if (pattern.test(text)) told.push(sentence);
  return told.map((sentence) => ({ field, sentence: `${field} ${sentence}.` }));
}
