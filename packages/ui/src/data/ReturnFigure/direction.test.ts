import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each([
  [12.84, 'rise'],
  [0.005, 'rise'],
  [0.004, 'flat'],
  [0, 'flat'],
  [-0.004, 'flat'],
  [-0.01, 'fall'],
] as const)('shows a change of %d percent as %s [COM-52]', (percent, direction) => {
  expect(directionOf(percent)).toBe(direction);
});
