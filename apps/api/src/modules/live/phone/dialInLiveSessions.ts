import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import { MAIN_LINE_MINUTES } from '@rostra/contract/live';
import { investorEvents } from '#modules/events/tables.ts';
import { meetingDialIns, meetings } from '#modules/meetings/tables.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { liveSessions } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { isLineOpen, isSameNumber } from './lineHours.ts';
import { roomPassword } from './roomPassword.ts';

const MINUTE_MS = 60_000;

/** A live session that callers can dial into, with its passwords. */
export interface DialInLive {
  readonly live: LiveRow;
  readonly passwords: readonly string[];
}

/** The result of looking up a dialed number. */
export type DialedLine =
  | { readonly kind: 'unknown' | 'closed' }
  | { readonly kind: 'open'; readonly liveSessions: DialInLive[] };

/**
 * Returns the live sessions behind a number. The meeting must list it and its line must be open,
 * from half an hour before the start (LDIA-51) to the end. The operator's own number serves every
 * meeting with phone access (LDIA-56).
 */
export async function dialInLiveSessions(deps: Deps, dialed: string): Promise<DialedLine> {
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
  const reached = await Promise.all(
    found
      .filter(({ live }) => isOwn || open.some(({ meetingId }) => meetingId === live.meetingId))
      .map(async ({ live }) => ({
        live,
        passwords: [
          await inTransaction(deps, (tx) => roomPassword(tx, deps, live)),
          ...open
            .filter(({ meetingId }) => meetingId === live.meetingId)
            .flatMap(({ passcode }) => (passcode === null ? [] : [passcode])),
        ],
      })),
  );
  return reached.length === 0 ? { kind: 'closed' } : { kind: 'open', liveSessions: reached };
}
