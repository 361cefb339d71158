import { expect, it } from 'vitest';
import { monthsAfter } from './monthsAfter.ts';

it.each([
  ['2026-05-11', 6, '2026-11-11'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 12, '2027-12-31'],
])('counts from %s over %i months until %s [COM-45]', (day, months, until) => {
  expect(monthsAfter(day, months)).toBe(until);
});
