import type { ContrastLevel } from './themeTypes.ts';

/** Text on a background, and edges, focus rings and marks: WCAG AA and 1.4.11. */
export const TEXT_MINIMUM = 4.5;
export const MARK_MINIMUM = 3;

/** High contrast: text reaches WCAG AAA, and a mark what text needs elsewhere. */
const MORE: Readonly<Record<number, number>> = {
  [TEXT_MINIMUM]: 7,
  [MARK_MINIMUM]: TEXT_MINIMUM,
};

/** Returns the ratio that a pair needs at a level. */
export const minimumAt = (minimum: number, level: ContrastLevel): number =>
  level === 'more' ? (MORE[minimum] ?? minimum) : minimum;
