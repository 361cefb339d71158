import { MAIN_LINE_MINUTES } from '@rostra/contract/live';
import { isLineOpen } from '@rostra/ui/DialInPanel';
import type { DialInCountry } from '@rostra/ui/AccessDetails';
import type { RoomText } from '../liveTextOf.ts';

const MINUTE_MS = 60_000;

/** What decides whether the main line can be called. */
export interface MainLineTime {
  /** The server's clock. */
  readonly now: Date;
  /** UTC; null while it is not known. */
  readonly startsAt: string | null;
  /** The meeting's own lines. */
  readonly countries: readonly DialInCountry[];
}

/**
 * Why the main line cannot be called now, by the rules of the server: it is too early (LDIA-51), or all of
 * the meeting's lines are closed (LDIA-57). Undefined where it can.
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
