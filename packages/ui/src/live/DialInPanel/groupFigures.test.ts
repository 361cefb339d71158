import { expect, it } from 'vitest';
import { groupFigures } from './groupFigures.ts';

it.each([
  ['482719', '482 719'],
  ['4827193', '482 7193'],
  ['48271930', '482 719 30'],
  ['4827', '4827'],
  ['48', '48'],
  ['', ''],
])('groups %j as %j [LDIA-10]', (figures, shown) => {
  expect(groupFigures(figures)).toBe(shown);
});
