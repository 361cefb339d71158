import type { KeyboardEvent } from 'react';
import { addDays, addMonths, daysIntoWeek } from './day.ts';
import type { Day } from './day.ts';

/**
 * Where a key leads from a day of a month's grid: arrow keys through days, Home and End in the week,
 * pages through months, with Shift through years. Undefined for other keys.
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
