import { MAIN_LINE_MINUTES } from '@rostra/contract/live';
import { isLineOpen } from '@rostra/ui/DialInPanel';
import type { DialInCountry } from '@rostra/ui/AccessDetails';
import type { RoomText } from '../liveTextOf.ts';

const MINUTE_MS = 60_000;

/** Conditions for calling the main line. */
export interface MainLineTime {
  /** The server's time. */
  readonly now: Date;
  /** UTC; null while unknown. */
  readonly startsAt: string | null;
  /** The meeting's own lines. */
  readonly countries: readonly DialInCountry[];
}

/**
 * Returns why the main line cannot be called now, by the server's rules: it is too early (LDIA-51), or
 * all lines of the meeting are closed (LDIA-57). Undefined if it can be called.
 */
export function mainLineRefusal(
  t: RoomText,
  { now, startsAt, countries }: MainLineTime,
): string | undefined {
  const minutes = MAIN_LINE_MINUTES;
  if (startsAt !== null && now.getTime() < Date.parse(startsAt) - minutes * MINUTE_MS) {
    return t('livePhone.dialIn.refusals.tooEarly', { minutes });
  }
  const lines = countries.flatMap(({ numbers }) => numbers);
  if (lines.length === 0 || lines.some(({ hours }) => isLineOpen(hours, now))) return undefined;
  const hours = Array.from(
    new Set(
      lines.flatMap((line) => (line.hours ? [`${line.hours.from}–${line.hours.until}`] : [])),
    ),
  );
  return t('livePhone.dialIn.refusals.closed', { hours: hours.join(', ') });
}
