import { colorTokens } from '../../theme/tokens.ts';
import type { ColorToken } from '../../theme/tokens.ts';

/**
 * In the order to show; a token belongs to the first group whose pattern it matches, and each
 * matches one.
 */
const patterns: readonly (readonly [title: string, pattern: RegExp])[] = [
  ['Header and hero', /^header-|-hero/],
  ['Live room', /stage|tile|speaking|leave|focus-inverse/],
  ['Charts', /^chart-/],
  ['Trend', /trend/],
  ['VIP', /vip/],
  ['Status', /success|warning|danger|info/],
  ['Accent and live', /accent|live/],
  ['Brand', /brand|link/],
  ['Borders', /^border-/],
  ['Text', /^fg-/],
  ['Grounds', /^bg-/],
];

/** Every color token, grouped as designers look for them. */
export const colorGroups: readonly { title: string; tokens: readonly ColorToken[] }[] = patterns
  .map(([title, pattern], index) => ({
    title,
    tokens: colorTokens.filter(
      (name) =>
        pattern.test(name) && patterns.slice(0, index).every(([, earlier]) => !earlier.test(name)),
    ),
  }))
  .toReversed();
