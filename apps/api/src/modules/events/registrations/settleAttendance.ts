import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { MEETING_OVERRUN_HOURS } from '@rostra/contract';
import { investorEvents } from '../tables.ts';
import { liveAttendance, liveMembers, liveSessions } from '#modules/live/tables.ts';
import { meetings } from '../meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { markAttendance } from './markAttendance.ts';
import { registrations } from './tables.ts';

/** Maximum number of registrations in one sweep; the next one takes the rest. */
const SWEEP_SIZE = 500;
const OVERRUN_MS = MEETING_OVERRUN_HOURS * 60 * 60 * 1000;

/** Whether the registered user was in the room at any time. */
const came: SQL<boolean> = sql<boolean>`exists (
  select 1 from ${liveAttendance}
  join ${liveMembers} on ${liveMembers.id} = ${liveAttendance.memberId}
  join ${liveSessions} on ${liveSessions.id} = ${liveMembers.liveId}
  where ${liveSessions.meetingId} = ${registrations.meetingId}
    and ${liveMembers.userId} = ${registrations.userId})`;

/**
 * Settles the remaining registrations after a live session that took place: users who never joined
 * its room are no-shows (REG-06). Attendance in person or in an external room is unknown.
 */
async function settle(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  which: SQL | undefined,
): Promise<void> {
  const rows = await tx
    .select({ id: registrations.id, came })
    .from(registrations)
    .innerJoin(meetings, eq(meetings.id, registrations.meetingId))
    .innerJoin(investorEvents, eq(investorEvents.id, registrations.eventId))
    .where(
      and(
        eq(registrations.state, 'registered'),
        inArray(meetings.onlineType, ['default_online', 'rtmp']),
        isNotNull(meetings.startedAt),
        isNull(meetings.canceledAt),
        isNull(investorEvents.canceledAt),
        which,
      ),
    )
    .orderBy(asc(registrations.id))
    .limit(SWEEP_SIZE);
  const now = deps.clock.now();
  for (const row of rows) {
    await markAttendance(tx, deps, row, row.came ? 'checkedin' : 'noshow', now);
  }
}

/** Settles the meeting of a live session when it ends. */
export const settleEndedLive = onEvent(
  'live.stopped',
  'registrations.settleAttendance',
  (event, tx, deps) =>
    settle(
      tx,
      deps,
      and(eq(meetings.id, Number(event.payload['meetingId'])), isNotNull(meetings.endedAt)),
    ),
);

/** Settles live sessions that nobody stopped, and the rest of earlier runs. */
export const sweepAttendance = defineJob(
  'registrations.settleAttendance',
  z.object({}),
  (_data, deps) => {
    const longAgo = new Date(deps.clock.now().getTime() - OVERRUN_MS);
    return inTransaction(deps, (tx) =>
      settle(tx, deps, or(isNotNull(meetings.endedAt), lte(meetings.endsAt, longAgo))),
    );
  },
  { cron: '*/10 * * * *' },
);
