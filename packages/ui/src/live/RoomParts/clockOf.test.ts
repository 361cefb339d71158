import { expect, it } from 'vitest';
import { clockOf } from './clockOf.ts';

it.each([
  [0, false, '00:00:00'],
  [2537, false, '00:42:17'],
  [2537.9, false, '00:42:17'],
  [-3, false, '00:00:00'],
  [134, true, '02:14'],
  [3600, true, '01:00:00'],
  [360_000, false, '100:00:00'],
])('shows %d s as a clock [LTIM-01]', (seconds, isShort, text) => {
  expect(clockOf(seconds, isShort)).toBe(text);
});
