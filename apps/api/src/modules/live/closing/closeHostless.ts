import { and, eq, exists, gt, inArray, isNull, lte, not, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { LIVE_HOSTLESS_MINUTES } from '@rostra/contract/live';
import { STAY_LOST_MS } from '#modules/live/attendance/Attendance.ts';
import { readMembers } from '#modules/live/members/LiveMember.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { markRun } from '#modules/live/rooms/markRun.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { liveAttendance, liveMembers, liveSessions } from '#modules/live/tables.ts';
import { publishLiveState } from '#modules/live/rooms/publishLiveState.ts';
import { writeState } from '#modules/live/rooms/writeState.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';

const MINUTE_MS = 60_000;

/** Returns the condition that the current host is present, or was since an instant. */
function hostSince(db: Database, instant: Date, now: Date): SQL {
  const isThere = and(
    isNull(liveAttendance.leftAt),
    gt(liveAttendance.lastSeenAt, new Date(now.getTime() - STAY_LOST_MS)),
  );
  return exists(
    db
      .select({ id: liveAttendance.id })
      .from(liveAttendance)
      .innerJoin(liveMembers, eq(liveMembers.id, liveAttendance.memberId))
      .where(
        and(
          eq(liveMembers.liveId, liveSessions.id),
          eq(liveMembers.role, 'broadcaster'),
          isNull(liveMembers.removedAt),
          or(isThere, gt(liveAttendance.leftAt, instant)),
        ),
      ),
  );
}

/** Returns live sessions that run past their planned end without a host. */
async function hostless(db: Database, now: Date, which?: SQL): Promise<number[]> {
  const since = new Date(now.getTime() - LIVE_HOSTLESS_MINUTES * MINUTE_MS);
  const found = await db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
    .where(
      and(
        inArray(liveSessions.state, ['preparing', 'streaming', 'pre_stopped']),
        lte(meetings.endsAt, since),
        not(hostSince(db, since, now)),
        which,
      ),
    );
  return found.map(({ id }) => id);
}

/**
 * Closes live sessions that hosts left without ending them (LTIM-10): some time after the planned
 * end, and as long after the host's last presence. Nobody is then kept in an empty room, recording
 * stops, and the meeting counts as over.
 */
export const closeHostless = defineJob(
  'live.closeHostless',
  z.object({}),
  async (_data, deps) => {
    for (const id of await hostless(deps.db, deps.clock.now())) await close(deps, id);
  },
  { cron: '* * * * *' },
);

async function close(deps: Deps, liveId: number): Promise<void> {
  const now = deps.clock.now();
  const closed = await inTransaction(deps, async (tx) => {
    const before = await lockAndBumpRevision(tx, liveId);
    // The host may have returned or ended the session before the lock.
    if ((await hostless(tx, now, eq(liveSessions.id, liveId))).length === 0) return undefined;
    const live = await writeState(tx, before, 'stopped', now);
    await markRun(tx, before, live);
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'system' },
      action: 'live.close',
      subject: { type: 'Live', id: liveId },
      before: { state: before.state },
      after: { state: live.state },
      event: { name: 'live.stopped', payload: { meetingId: live.meetingId } },
    });
    return { live, members: await readMembers(tx, liveId) };
  });
  if (closed !== undefined) publishLiveState(roomsOf(deps), closed.live, closed.members);
}
