import type { KeyboardEvent } from 'react';
import { addDays, addMonths, daysIntoWeek } from './day.ts';
import type { Day } from './day.ts';

/**
 * Returns the day that a key moves to in a month's grid, or undefined for other keys. Arrow keys
 * move by day, Home and End within the week, Page Up and Page Down by month, with Shift by year.
 */
export function dayByKey(
  event: KeyboardEvent<HTMLElement>,
  day: Day,
  firstWeekday: number,
): Day | undefined {
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const ahead = isMirrored ? -1 : 1;
  const intoWeek = daysIntoWeek(day, firstWeekday);
  const months = event.shiftKey ? 12 : 1;
  const places: Readonly<Record<string, () => Day>> = {
    ArrowRight: () => addDays(day, ahead),
    ArrowLeft: () => addDays(day, -ahead),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => addDays(day, -intoWeek),
    End: () => addDays(day, 6 - intoWeek),
    PageDown: () => addMonths(day, months),
    PageUp: () => addMonths(day, -months),
  };
  return places[event.key]?.();
}
