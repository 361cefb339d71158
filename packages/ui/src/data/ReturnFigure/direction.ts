import { roundedChange } from '@rostra/i18n';

export type Direction = 'rise' | 'fall' | 'flat';

/**
 * Returns the direction of a percentage as rounded for display: −0.004 is unchanged, as its digits
 * show.
 */
export function directionOf(percent: number): Direction {
  const shown = roundedChange(percent);
  if (shown === 0) return 'flat';
  return shown > 0 ? 'rise' : 'fall';
}

/** Triangle up, triangle down, bar, on a grid of nine units: the only filled icons beside words. */
export const directionPaths: Readonly<Record<Direction, string>> = {
  rise: 'M4.5 1 8.5 8h-8z',
  fall: 'M4.5 8 .5 1h8z',
  flat: 'M0 3.5h9v2H0z',
};
