import { describe, expect, it } from 'vitest';
import type { AttendeeSection } from './attendeeSource.ts';
import { HEAD_HEIGHT, placeRows, positionOf, ROW_HEIGHT, rowAt } from './placeRows.ts';

const sections: AttendeeSection[] = [
  { id: 'host', count: 1 },
  { id: 'experts', count: 8, limit: 12 },
  { id: 'speaking', count: 0 },
  { id: 'hands', count: 3 },
  { id: 'audience', count: 10_000 },
];
const drawn = (scrollTop: number, height = 700) =>
  placeRows(sections, scrollTop, height).windows.reduce(
    (sum, { from, until }) => sum + until - from,
    0,
  );
const whole = 4 * HEAD_HEIGHT + 10_012 * ROW_HEIGHT;

describe('a list of 10,000 [LMEM-01]', () => {
  it('measures the height of all its rows', () => {
    expect(placeRows(sections, 0, 700).height).toBe(whole);
  });

  it.each([0, 1, 200, 5000, 240_000, whole - 700, whole])(
    'renders at most 40 rows at %d px',
    (top) => {
      expect(drawn(top)).toBeGreaterThan(3);
      expect(drawn(top)).toBeLessThanOrEqual(40);
    },
  );

  it('renders only the visible rows', () => {
    const { windows } = placeRows(sections, 240_000, 700);
    const [only] = windows;
    expect(windows).toHaveLength(1);
    expect(only?.section.id).toBe('audience');
    expect((only?.rowsTop ?? 0) + (only?.from ?? 0) * ROW_HEIGHT).toBeLessThan(240_000);
    expect((only?.rowsTop ?? 0) + (only?.until ?? 0) * ROW_HEIGHT).toBeGreaterThan(240_700);
  });

  it('leaves out sections without rows', () => {
    expect(placeRows(sections, 0, 900).windows.map(({ section }) => section.id)).not.toContain(
      'speaking',
    );
  });
});

it.each([
  [0, 'host', 0],
  [1, 'experts', 0],
  [8, 'experts', 7],
  [9, 'hands', 0],
  [12, 'audience', 0],
  [10_011, 'audience', 9999],
] as const)('places row %d of the list in %s at index %d', (position, section, index) => {
  expect(rowAt(sections, position)).toMatchObject({ section, index });
  expect(positionOf(sections, section, index)).toBe(position);
});

it('returns undefined after the last row', () => {
  expect(rowAt(sections, 10_012)).toBeUndefined();
});
