import { and, asc, eq, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { readMembers } from '../members/LiveMember.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { roomsOf } from '../rooms/roomsOf.ts';
import { readLive } from '../members/memberContext.ts';
import { liveSessions } from '../tables.ts';
import { publishLiveState } from '../rooms/publishLiveState.ts';
import { writeState } from '../rooms/writeState.ts';

/**
 * Notifies people in the room of the end, and disconnects them at once because their right has
 * ended.
 */
export const publishEnd = defineJob(
  'live.publishEnd',
  z.object({ liveId: z.number().int() }),
  async ({ liveId }, deps) => {
    const live = await readLive(deps.db, liveId);
    if (live.state === 'stopped') {
      const rooms = roomsOf(deps);
      const members = await readMembers(deps.db, liveId);
      publishLiveState(rooms, live, members);
      rooms.closeOut(members);
    }
  },
);

/**
 * Ends a live session for everyone when its event or meeting is canceled (EVT-28). This includes
 * unprepared sessions, which the host can't end although people may wait in the room.
 */
export const canceledSessionsEnd = [
  onEvent('event.canceled', 'live.end', ({ subject }, tx, deps) =>
    endLiveSessions(tx, deps, eq(meetings.eventId, Number(subject.id))),
  ),
  onEvent('meeting.canceled', 'live.end', ({ subject }, tx, deps) =>
    endLiveSessions(tx, deps, eq(meetings.id, Number(subject.id))),
  ),
];

async function endLiveSessions(tx: Transaction, deps: Deps, which: SQL): Promise<void> {
  const open = await tx
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId))
    .where(and(which, ne(liveSessions.state, 'stopped')))
    .orderBy(asc(liveSessions.id));
  for (const { id } of open) {
    const live = await lockAndBumpRevision(tx, id);
    if (live.state === 'stopped') continue;
    await writeState(tx, live, 'stopped', deps.clock.now());
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'system' },
      action: 'live.cancel',
      subject: { type: 'Live', id },
      before: { state: live.state },
      after: { state: 'stopped' },
    });
    await deps.jobs.enqueue(tx, publishEnd, { liveId: id }, { isUrgent: true });
  }
}
