import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, daysIntoWeek, monthGrid, within } from './day.ts';
import { parseDay } from './parseDay.ts';

describe('days', () => {
  it('adds days across the ends of months and years', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it('adds months without leaving the target month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2026-11-15', 2)).toBe('2027-01-15');
  });

  it('returns undefined for dates that do not exist', () => {
    expect(dayOf({ year: 2026, month: 4, date: 31 })).toBeUndefined();
    expect(dayOf({ year: 2026, month: 13, date: 1 })).toBeUndefined();
    expect(dayOf({ year: 26, month: 1, date: 1 })).toBeUndefined();
    expect(dayOf({ year: 2028, month: 2, date: 29 })).toBe('2028-02-29');
  });

  it.each([
    ['2026-02-11', 0, '2026-02-01', '2026-03-14'],
    ['2026-02-11', 1, '2026-01-26', '2026-03-08'],
    ['2026-08-31', 0, '2026-07-26', '2026-09-05'],
  ])('returns the grid of %s from weekday %d: 42 days from %s to %s', (day, first, from, until) => {
    const days = monthGrid(day, first).flat();
    expect(days).toHaveLength(42);
    expect([days[0], days.at(-1)]).toEqual([from, until]);
    expect(daysIntoWeek(from, first)).toBe(0);
  });

  it('clamps days to the limits', () => {
    expect(within('2026-09-03', '2026-09-10', undefined)).toBe('2026-09-10');
    expect(within('2026-09-03', undefined, '2026-09-01')).toBe('2026-09-01');
    expect(within('2026-09-03', '2026-09-03', '2026-09-03')).toBe('2026-09-03');
  });
});

describe('parseDay', () => {
  it.each([
    '2026-09-03',
    '2026-9-3',
    '2026/09/03',
    '2026.9.3',
    '20260903',
    '2026 年 9 月 3 日',
    '2026年9月3日',
    '２０２６－０９－０３',
    '3 Sep 2026',
    '3\u00A0Sep\u00A02026',
    '03 september 2026',
    'Sep 3, 2026',
    'September 3 2026',
  ])('reads %s', (text) => {
    expect(parseDay(text)).toBe('2026-09-03');
  });

  it.each(['', '3/9/2026', '09-03', '2026-02-30', '3 Foo 2026', 'tomorrow', '2026'])(
    'refuses %j',
    (text) => {
      expect(parseDay(text)).toBeUndefined();
    },
  );
});
