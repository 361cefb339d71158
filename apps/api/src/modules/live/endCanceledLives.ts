import { and, asc, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { meetings } from '#modules/meetings/tables.ts';
import { defineJob } from '#platform/jobs/JobQueue.ts';
import { onEvent } from '#platform/outbox/DomainEvent.ts';
import { recordChange } from '#platform/outbox/recordChange.ts';
import { readMembers } from './LiveMember.ts';
import { lockLive } from './lockLive.ts';
import { roomsOf } from './roomsOf.ts';
import { readLive } from './standing.ts';
import { lives } from './tables.ts';
import { tellState } from './tellState.ts';
import { writeState } from './writeState.ts';

/** Tells those in the room that it is over, and closes out who stays (LROL-09). */
export const tellEnd = defineJob(
  'live.tellEnd',
  z.object({ liveId: z.number().int() }),
  async ({ liveId }, deps) => {
    const live = await readLive(deps.db, liveId);
    if (live.state === 'stopped') {
      tellState(roomsOf(deps), live, await readMembers(deps.db, liveId));
    }
  },
);

/**
 * With its event a live is over for everyone, also one that nobody has prepared: from there no step
 * of the host's leads to the end, and people wait in its room all the same (EVT-28).
 */
export const endCanceledLives = onEvent('event.canceled', 'live.end', async (event, tx, deps) => {
  const open = await tx
    .select({ id: lives.id })
    .from(lives)
    .innerJoin(meetings, eq(meetings.id, lives.meetingId))
    .where(and(eq(meetings.eventId, Number(event.subject.id)), ne(lives.state, 'stopped')))
    .orderBy(asc(lives.id));
  for (const { id } of open) {
    const live = await lockLive(tx, id);
    if (live.state === 'stopped') continue;
    await writeState(tx, live, 'stopped', deps.clock.now());
    await recordChange(tx, deps, {
      actor: { kind: 'system' },
      action: 'live.cancel',
      subject: { type: 'Live', id },
      before: { state: live.state },
      after: { state: 'stopped' },
    });
    await deps.jobs.enqueue(tx, tellEnd, { liveId: id });
  }
});
