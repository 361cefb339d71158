import { formatClock } from '@rostra/i18n';

/** Returns whether a line takes calls at a given time. Hours are in Beijing time and may cross midnight (LDIA-57). */
export function isLineOpen(hours: { from: string; until: string } | null, now: Date): boolean {
  if (hours === null) return true;
  const { from, until } = hours;
  const clock = formatClock(now);
  return from <= until ? clock >= from && clock < until : clock >= from || clock < until;
}
