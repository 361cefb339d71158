import { formatClock } from '@rostra/i18n';

/** Whether a line takes calls at a moment: hours are told in Beijing time, and may go over midnight (LDIA-57). */
export function isLineOpen(hours: { from: string; until: string } | null, now: Date): boolean {
  if (hours === null) return true;
  const { from, until } = hours;
  const clock = formatClock(now);
  return from <= until ? clock >= from && clock < until : clock >= from || clock < until;
}
