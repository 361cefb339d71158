import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { AUTO_CALL_MINUTES } from '@rostra/contract/live';
import { z } from 'zod';
import { meetings } from '#modules/events/meetings/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';
import { liveCalls } from './tables.ts';
import { takeTurn } from './takeTurn.ts';
import { publishCallState } from './publishCalls.ts';

const MINUTE_MS = 60_000;
/** States of a live session that is not over. */
const GOING_ON = ['unprepare', 'preparing', 'streaming'] as const;

/** Selects planned phones that are due: one minute before the current start (LDIA-50). */
function dueCalls({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now();
  const startsBefore = new Date(now.getTime() + AUTO_CALL_MINUTES * MINUTE_MS);
  return db
    .select({ id: liveCalls.id, liveId: liveCalls.liveId })
    .from(liveCalls)
    .innerJoin(liveSessions, eq(liveSessions.id, liveCalls.liveId))
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
    .where(
      and(
        eq(liveCalls.isPlanned, true),
        eq(liveCalls.isBackup, false),
        eq(liveCalls.state, 'notcall'),
        isNull(liveCalls.removedAt),
        inArray(liveSessions.state, [...GOING_ON]),
        isNull(meetings.canceledAt),
        lte(meetings.startsAt, startsBefore),
        gt(meetings.endsAt, now),
      ),
    )
    .orderBy(liveCalls.id);
}

/** Calls planned phones that are due; of two processes, only one calls each. */
async function callWhoIsDue(deps: Deps): Promise<void> {
  if (deps.telephony?.canCall !== true) return;
  for (const due of await dueCalls(deps)) {
    const taken = await inTransaction(deps, async (tx) => {
      const live = await lockAndBumpRevision(tx, due.liveId);
      const [row] = await tx.select().from(liveCalls).where(eq(liveCalls.id, due.id));
      if (row?.state !== 'notcall' || row.removedAt !== null) return undefined;
      return { live, ...(await takeTurn(tx, deps, live, row)) };
    });
    if (taken === undefined) continue;
    const { live, failed, called } = taken;
    for (const row of failed) await publishCallState(deps, roomsOf(deps), live, row);
    if (called === undefined) continue;
    await publishCallState(deps, roomsOf(deps), live, called);
    phoneCallsOf(deps).dial(live, called);
  }
}

/** Calls a planned phone in time. The sweep finds moved meetings. */
export const callDue = defineJob(
  'live.callDue',
  z.object({ callId: z.number().int() }),
  (_, deps) => callWhoIsDue(deps),
);

/** Calls missed phones, after a meeting was moved or while no process was running. */
export const sweepDueCalls = defineJob(
  'live.sweepDueCalls',
  z.object({}),
  (_, deps) => callWhoIsDue(deps),
  { cron: '* * * * *' },
);
