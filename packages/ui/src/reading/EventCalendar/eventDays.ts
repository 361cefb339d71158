import { parseDate } from '@internationalized/date';
import { addDays, monthGrid } from '../../forms/DatePicker/day.ts';
import type { Day } from '../../forms/DatePicker/day.ts';
import { wallAt } from '../../forms/DateTimeField/zonedTime.ts';

/** Start and end of an event. */
interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Returns the calendar day in a zone at an instant (CAL-06). */
export const dayAt = (instant: Date, timeZone: string): Day =>
  wallAt(instant.getTime(), timeZone).day;

/**
 * Returns the days of an event in a zone. An event that ends at midnight does not include the next
 * day. One that ends at its start, or before, is on one day.
 */
export function daysOf({ startsAt, endsAt }: Span, timeZone: string): readonly Day[] {
  const first = dayAt(startsAt, timeZone);
  const lastInstant = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - 1));
  const last = dayAt(lastInstant, timeZone);
  const days = [first];
  while ((days.at(-1) ?? last) < last) days.push(addDays(days.at(-1) ?? last, 1));
  return days;
}

/** Groups events by day, in order of their start. */
export function byDay<Item extends Span>(
  events: readonly Item[],
  timeZone: string,
): ReadonlyMap<Day, readonly Item[]> {
  const found = new Map<Day, Item[]>();
  const inOrder = events.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  for (const event of inOrder)
    for (const day of daysOf(event, timeZone)) found.set(day, [...(found.get(day) ?? []), event]);
  return found;
}

/** Returns the time range of the month grid around a day, to request from the server. */
export function gridSpan(
  day: Day,
  firstWeekday: number,
  timeZone: string,
): { from: Date; until: Date } {
  const days = monthGrid(day, firstWeekday).flat();
  const startOf = (of: Day): Date => parseDate(of).toDate(timeZone);
  return { from: startOf(days[0] ?? day), until: startOf(addDays(days.at(-1) ?? day, 1)) };
}
