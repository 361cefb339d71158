import {
  fromAbsolute,
  parseDateTime,
  toCalendarDateTime,
  toTime,
  toCalendarDate,
  toZoned,
} from '@internationalized/date';
import type { Day } from '../DatePicker/index.ts';

/** Local day and time in a zone: a day and `14:30`. */
export interface WallTime {
  day: Day;
  time: string;
}

const MINUTE_MS = 60_000;
/** Length of `14:30` within `14:30:00`. */
const TO_THE_MINUTE = 5;

const two = (figure: number): string => String(figure).padStart(2, '0');

/** Returns a zone's local day and time at an instant (UTC, ms). */
export function wallAt(instant: number, timeZone: string): WallTime {
  const moment = fromAbsolute(instant, timeZone);
  return {
    day: toCalendarDate(moment).toString(),
    time: toTime(moment).toString().slice(0, TO_THE_MINUTE),
  };
}

/**
 * Returns the instants (UTC, ms, ascending) of a local day and time in a zone: usually one. There is
 * none in the gap when clocks are put forward, and there are two when they are put back.
 */
export function instantsOf({ day, time }: WallTime, timeZone: string): readonly number[] {
  const shown = parseDateTime(`${day}T${time}`);
  const instants = (['earlier', 'later'] as const)
    .map((which) => toZoned(shown, timeZone, which))
    .filter((moment) => toCalendarDateTime(moment).compare(shown) === 0)
    .map((moment) => moment.toDate().getTime());
  return [...new Set(instants)];
}

/** Returns a zone's offset from UTC at an instant: `GMT+08:00`. */
export function offsetText(instant: number, timeZone: string): string {
  const minutes = Math.round(fromAbsolute(instant, timeZone).offset / MINUTE_MS);
  const size = Math.abs(minutes);
  return `GMT${minutes < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
