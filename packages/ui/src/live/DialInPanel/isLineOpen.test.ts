import { expect, it } from 'vitest';
import { isLineOpen } from './isLineOpen.ts';

const day = { from: '05:30', until: '23:58' };
const night = { from: '22:00', until: '06:00' };

it.each([
  [day, '2026-09-02T21:29:00Z', false],
  [day, '2026-09-02T21:30:00Z', true],
  [day, '2026-09-03T15:57:59Z', true],
  [day, '2026-09-03T15:58:00Z', false],
  [night, '2026-09-03T16:00:00Z', true],
  [night, '2026-09-03T10:00:00Z', false],
  [null, '2026-09-03T16:00:00Z', true],
])('computes from hours %j whether a line is open at %s: %s [LDIA-57]', (hours, now, isOpen) => {
  expect(isLineOpen(hours, new Date(now))).toBe(isOpen);
});
