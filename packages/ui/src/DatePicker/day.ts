import { CalendarDate, getDayOfWeek, parseDate, startOfMonth } from '@internationalized/date';

/** A day of the calendar, of no zone: `2026-09-03`. */
export type Day = string;

/** Its figures; the month from 1. */
export interface DayFigures {
  year: number;
  month: number;
  date: number;
}

/** Days of the grid of a month: six weeks, so that every month is as high (CAL-01). */
const GRID_DAYS = 42;
/** Where weeks begin with Sunday, so that its number is 0. */
const FROM_SUNDAY = 'en-US';

/** The day's midnight in UTC: a day has no zone, and UTC has no gaps. */
export const midnightOf = (day: Day): Date => parseDate(day).toDate('UTC');

export function figuresOf(day: Day): DayFigures {
  const { year, month, day: date } = parseDate(day);
  return { year, month, date };
}

/** Undefined where there is no such day, as on 31 April. Years from 1000 to 9999. */
export function dayOf({ year, month, date }: DayFigures): Day | undefined {
  if (year < 1000 || year > 9999) return undefined;
  // The library takes the nearest day there is.
  const nearest = new CalendarDate(year, month, date);
  return nearest.month === month && nearest.day === date ? nearest.toString() : undefined;
}

export const addDays = (day: Day, days: number): Day => parseDate(day).add({ days }).toString();

/** The same date in another month, or that month's last day. */
export const addMonths = (day: Day, months: number): Day =>
  parseDate(day).add({ months }).toString();

/** Days back to the first of the week. @param firstWeekday 0 is Sunday */
export const daysIntoWeek = (day: Day, firstWeekday: number): number =>
  (getDayOfWeek(parseDate(day), FROM_SUNDAY) - firstWeekday + 7) % 7;

/** The six weeks that hold the month of a day. */
export function monthGrid(day: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const first = startOfMonth(parseDate(day)).toString();
  const from = addDays(first, -daysIntoWeek(first, firstWeekday));
  const days = Array.from({ length: GRID_DAYS }, (_, index) => addDays(from, index));
  return Array.from({ length: GRID_DAYS / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The nearest day within limits that are included. Days compare as texts. */
export function within(day: Day, least: Day | undefined, most: Day | undefined): Day {
  if (least !== undefined && day < least) return least;
  return most !== undefined && day > most ? most : day;
}
