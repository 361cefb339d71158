import {
  fromAbsolute,
  parseDateTime,
  toCalendarDateTime,
  toTime,
  toCalendarDate,
  toZoned,
} from '@internationalized/date';
import type { Day } from '../DatePicker/index.ts';

/** What a calendar and a clock show somewhere: a day and `14:30`. */
export interface WallTime {
  day: Day;
  time: string;
}

const MINUTE_MS = 60_000;
/** Letters of `14:30` in `14:30:00`. */
const TO_THE_MINUTE = 5;

const two = (figure: number): string => String(figure).padStart(2, '0');

/** The day and time that a zone's calendars and clocks show at an instant (UTC, ms). */
export function wallAt(instant: number, timeZone: string): WallTime {
  const moment = fromAbsolute(instant, timeZone);
  return {
    day: toCalendarDate(moment).toString(),
    time: toTime(moment).toString().slice(0, TO_THE_MINUTE),
  };
}

/**
 * The instants (UTC, ms, in their order) at which a zone shows a day and time: one; none where the
 * clocks are put forward over it; two where they are put back over it.
 */
export function instantsOf({ day, time }: WallTime, timeZone: string): readonly number[] {
  const shown = parseDateTime(`${day}T${time}`);
  const instants = (['earlier', 'later'] as const)
    .map((which) => toZoned(shown, timeZone, which))
    .filter((moment) => toCalendarDateTime(moment).compare(shown) === 0)
    .map((moment) => moment.toDate().getTime());
  return [...new Set(instants)];
}

/** `GMT+08:00`: how far a zone's clocks are from UTC at an instant. */
export function offsetText(instant: number, timeZone: string): string {
  const minutes = Math.round(fromAbsolute(instant, timeZone).offset / MINUTE_MS);
  const size = Math.abs(minutes);
  return `GMT${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
