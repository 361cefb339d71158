import { expect, it } from 'vitest';
import { NETWORK_LOOKS, worseOf } from './networkLevels.ts';
import type { NetworkLevel } from './networkLevels.ts';

it.each([
  [1, 4, 4],
  [6, 1, 6],
  [0, 2, 2],
  [2, 0, 2],
  [0, 0, 0],
  [undefined, 3, 3],
] as const)('the worse of up %s and down %s is %s', (up, down, worse) => {
  expect(worseOf(up, down)).toBe(worse);
});

it('LMED-21 poor is what is above 4, and nothing below it', () => {
  const levels = [1, 2, 3, 4, 5, 6] as NetworkLevel[];
  const isPoor = (level: NetworkLevel) => ['poor', 'none'].includes(NETWORK_LOOKS[level].tone);
  expect(levels.filter(isPoor)).toEqual([5, 6]);
});

it('a worse line never has more bars', () => {
  const bars = ([1, 2, 3, 4, 5, 6] as NetworkLevel[]).map((level) => NETWORK_LOOKS[level].bars);
  expect(bars).toEqual(bars.toSorted((one, other) => other - one));
});
