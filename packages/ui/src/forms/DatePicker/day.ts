import { CalendarDate, getDayOfWeek, parseDate, startOfMonth } from '@internationalized/date';

/** A calendar day without a zone: `2026-09-03`. */
export type Day = string;

/** Its numbers; months start at 1. */
export interface DayFigures {
  year: number;
  month: number;
  date: number;
}

/** Days in a month's grid: six weeks, so that all months have the same height (CAL-01). */
const GRID_DAYS = 42;
/** A locale whose weeks start on Sunday, so that Sunday is 0. */
const FROM_SUNDAY = 'en-US';

/** Returns the day's midnight in UTC: a day has no zone, and UTC has no gaps. */
export const midnightOf = (day: Day): Date => parseDate(day).toDate('UTC');

export function figuresOf(day: Day): DayFigures {
  const { year, month, day: date } = parseDate(day);
  return { year, month, date };
}

/** Returns the day, or undefined if it does not exist, such as 31 April. Supports years 1000 to 9999. */
export function dayOf({ year, month, date }: DayFigures): Day | undefined {
  if (year < 1000 || year > 9999) return undefined;
  // The library would return the nearest existing day.
  const nearest = new CalendarDate(year, month, date);
  return nearest.month === month && nearest.day === date ? nearest.toString() : undefined;
}

export const addDays = (day: Day, days: number): Day => parseDate(day).add({ days }).toString();

/** Returns the same date in another month, or that month's last day. */
export const addMonths = (day: Day, months: number): Day =>
  parseDate(day).add({ months }).toString();

/** Returns the number of days since the start of the week. @param firstWeekday 0 is Sunday */
export const daysIntoWeek = (day: Day, firstWeekday: number): number =>
  (getDayOfWeek(parseDate(day), FROM_SUNDAY) - firstWeekday + 7) % 7;

/** Returns the six weeks around a day's month. */
export function monthGrid(day: Day, firstWeekday: number): readonly (readonly Day[])[] {
  const first = startOfMonth(parseDate(day)).toString();
  const from = addDays(first, -daysIntoWeek(first, firstWeekday));
  const days = Array.from({ length: GRID_DAYS }, (_, index) => addDays(from, index));
  return Array.from({ length: GRID_DAYS / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** Returns the nearest day within inclusive limits. Days compare as strings. */
export function within(day: Day, least: Day | undefined, most: Day | undefined): Day {
  if (least !== undefined && day < least) return least;
  return most !== undefined && day > most ? most : day;
}
