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
] as const)('rates up %s and down %s as %s', (up, down, worse) => {
  expect(worseOf(up, down)).toBe(worse);
});

it('rates only levels above 4 as poor [LMED-21]', () => {
  const levels = [1, 2, 3, 4, 5, 6] as NetworkLevel[];
  const isPoor = (level: NetworkLevel) => ['poor', 'none'].includes(NETWORK_LOOKS[level].tone);
  expect(levels.filter(isPoor)).toEqual([5, 6]);
});

it('never shows more bars for a worse connection', () => {
  const bars = ([1, 2, 3, 4, 5, 6] as NetworkLevel[]).map((level) => NETWORK_LOOKS[level].bars);
  expect(bars).toEqual(bars.toSorted((one, other) => other - one));
});
