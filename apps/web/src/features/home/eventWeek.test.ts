import type { EventCardData } from '@rostra/ui/EventCard';
import { expect, it } from 'vitest';
import { beijingDay, eventWeek, eventsShown, nextEvent } from './eventWeek.ts';

const now = new Date('2026-09-03T18:00:00Z');

const event = (id: number, startsAt: string, state: EventCardData['state'] = 'planned') =>
  ({ id, typeId: 1, state, startsAt: new Date(startsAt) }) as EventCardData;

it('counts days in Beijing, independent of the machine’s zone [I18N-16]', () => {
  expect(beijingDay(now)).toBe('2026-09-04');
  const week = eventWeek([event(1, '2026-09-04T15:59:00Z'), event(2, '2026-09-04T16:00:00Z')], now);
  expect(week.map(({ day }) => day)).toEqual([
    '2026-09-04',
    '2026-09-05',
    '2026-09-06',
    '2026-09-07',
    '2026-09-08',
    '2026-09-09',
    '2026-09-10',
  ]);
  expect(week[0]?.counts).toEqual({ 1: 1 });
  expect(week[1]?.counts).toEqual({ 1: 1 });
});

it('does not count canceled events, and keeps them in the list of their day', () => {
  const events = [event(1, '2026-09-04T03:00:00Z', 'canceled')];
  expect(eventWeek(events, now)[0]?.counts).toEqual({});
  expect(eventsShown(events, '2026-09-04', 5)).toHaveLength(1);
  expect(eventsShown(events, null, 5)).toHaveLength(0);
});

it('shows ongoing events before upcoming ones', () => {
  const planned = event(1, '2026-09-04T03:00:00Z');
  const ongoing = event(2, '2026-09-03T17:30:00Z', 'ongoing');
  expect(nextEvent([planned, ongoing])).toBe(ongoing);
  expect(nextEvent([planned])).toBe(planned);
  expect(nextEvent([event(3, '2026-09-01T00:00:00Z', 'finished')])).toBeNull();
});
