import { describe, expect, it } from 'vitest';
import { byDay, dayAt, daysOf, gridSpan } from './eventDays.ts';

const at = (from: string, until: string) => ({ startsAt: new Date(from), endsAt: new Date(until) });
const lateInBeijing = at('2026-09-03T15:30:00Z', '2026-09-03T16:30:00Z');

describe('days in the reader’s zone [CAL-06]', () => {
  it.each([
    ['Asia/Shanghai', ['2026-09-03', '2026-09-04']],
    ['America/New_York', ['2026-09-03']],
    ['Pacific/Auckland', ['2026-09-04']],
  ])('puts an event at 23:30 in Beijing in %s on %j', (zone, days) => {
    expect(daysOf(lateInBeijing, zone)).toEqual(days);
  });

  it('returns the zone’s calendar day of an instant', () => {
    const instant = new Date('2026-12-31T16:00:00Z');
    expect(dayAt(instant, 'Asia/Shanghai')).toBe('2027-01-01');
    expect(dayAt(instant, 'Europe/London')).toBe('2026-12-31');
  });
});

it('leaves an event that ends at midnight out of the next day', () => {
  const evening = at('2026-09-03T14:00:00Z', '2026-09-03T16:00:00Z');
  expect(daysOf(evening, 'Asia/Shanghai')).toEqual(['2026-09-03']);
});

it('puts an event without duration on its one day', () => {
  const wrong = at('2026-09-03T04:00:00Z', '2026-09-01T04:00:00Z');
  expect(daysOf(wrong, 'Asia/Shanghai')).toEqual(['2026-09-03']);
});

it('lists a three-day conference on each day, before events that started later [CAL-03]', () => {
  const conference = { id: 1, ...at('2026-09-29T01:00:00Z', '2026-10-01T09:00:00Z') };
  const call = { id: 2, ...at('2026-09-30T00:00:00Z', '2026-09-30T01:00:00Z') };
  const days = byDay([call, conference], 'Asia/Shanghai');
  expect([...days.keys()].toSorted()).toEqual(['2026-09-29', '2026-09-30', '2026-10-01']);
  expect(days.get('2026-09-30')?.map(({ id }) => id)).toEqual([1, 2]);
});

it.each([
  ['Asia/Shanghai', '2026-07-25T16:00:00.000Z', '2026-09-05T16:00:00.000Z'],
  ['America/New_York', '2026-07-26T04:00:00.000Z', '2026-09-06T04:00:00.000Z'],
])('bounds the grid of August 2026 in %s from %s until %s [CAL-01]', (zone, from, until) => {
  const span = gridSpan('2026-08-20', 0, zone);
  expect([span.from.toISOString(), span.until.toISOString()]).toEqual([from, until]);
});

it('adds an hour to the 42 days if the clocks are put back between them [CAL-01]', () => {
  const { from, until } = gridSpan('2026-12-10', 0, 'America/New_York');
  expect((until.getTime() - from.getTime()) / 3_600_000).toBe(42 * 24);
  const october = gridSpan('2026-10-10', 0, 'America/New_York');
  expect((october.until.getTime() - october.from.getTime()) / 3_600_000).toBe(42 * 24 + 1);
});
