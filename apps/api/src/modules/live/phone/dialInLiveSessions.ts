import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import { MAIN_LINE_MINUTES } from '@rostra/contract/live';
import { investorEvents } from '#modules/events/tables.ts';
import { meetingDialIns, meetings } from '#modules/events/meetings/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { liveSessions } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { isLineOpen, isSameNumber } from './lineHours.ts';

const MINUTE_MS = 60_000;

/** The result of looking up a dialed number. */
export type DialedLine =
  | { readonly kind: 'unknown' | 'closed' }
  | { readonly kind: 'open'; readonly liveSessions: readonly LiveRow[] };

/**
 * Returns the live sessions behind a number. The meeting must list it and its line must be open,
 * from half an hour before the start (LDIA-51) to the end. The operator's own number serves every
 * meeting with phone access (LDIA-56).
 */
export async function dialInLiveSessions(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  dialed: string,
): Promise<DialedLine> {
  const now = deps.clock.now();
  const lines = await deps.db.select().from(meetingDialIns);
  const named = lines.filter(({ phoneNumber }) => isSameNumber(phoneNumber, dialed));
  const isOwn = isSameNumber(deps.config.phone.line?.number ?? '', dialed);
  if (!isOwn && named.length === 0) return { kind: 'unknown' };
  const open = named.filter((line) => isLineOpen(line, now));
  const found = await deps.db
    .select({ live: liveSessions })
    .from(liveSessions)
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .where(
      and(
        or(eq(liveSessions.state, 'streaming'), gt(meetings.endsAt, now)),
        ne(liveSessions.state, 'stopped'),
        ne(liveSessions.state, 'pre_stopped'),
        lte(meetings.startsAt, new Date(now.getTime() + MAIN_LINE_MINUTES * MINUTE_MS)),
        eq(meetings.hideConCall, false),
        isNull(meetings.canceledAt),
        isNull(investorEvents.canceledAt),
        isNull(investorEvents.withdrawnAt),
      ),
    );
  const reached = found
    .map(({ live }) => live)
    .filter((live) => isOwn || open.some(({ meetingId }) => meetingId === live.meetingId));
  return reached.length === 0 ? { kind: 'closed' } : { kind: 'open', liveSessions: reached };
}
