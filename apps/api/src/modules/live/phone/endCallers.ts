import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { mayDialIn } from '#modules/live/access/mayDialIn.ts';
import { readMember } from '#modules/live/members/LiveMember.ts';
import { isLetIn } from '#modules/live/members/rights.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { meetings } from '#modules/meetings/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { dropEndedCalls, endCallsOf } from './endCallsOf.ts';
import { liveCalls } from './tables.ts';

/** The accounts of running incoming calls, with their live sessions. */
const selectCallers = (db: Database) =>
  db
    .selectDistinct({ liveId: liveCalls.liveId, userId: liveCalls.userId })
    .from(liveCalls)
    .innerJoin(liveSessions, eq(liveSessions.id, liveCalls.liveId))
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId));

const isRunning = and(
  eq(liveCalls.isIncoming, true),
  eq(liveCalls.state, 'connected'),
  isNull(liveCalls.removedAt),
  ne(liveSessions.state, 'stopped'),
);

/** Returns the users on the phone among those that a change names, directly or by their event. */
export async function callersAmong(
  db: Database,
  userIds: readonly number[],
  eventIds: readonly number[],
): Promise<number[]> {
  const named = or(
    inArray(liveCalls.userId, [...userIds]),
    inArray(meetings.eventId, [...eventIds]),
  );
  const found = await selectCallers(db).where(and(isRunning, named));
  return found.flatMap(({ userId }) => userId ?? []);
}

/**
 * Hangs up on a user who dialed in, never joined the room and has no right to the telephone any
 * more. The phones of members end with their membership.
 */
export async function endCallers(deps: Deps, userId: number): Promise<void> {
  const found = await selectCallers(deps.db).where(and(isRunning, eq(liveCalls.userId, userId)));
  for (const { liveId } of found) {
    const { live, ended } = await inTransaction(deps, async (tx) => {
      const locked = await lockAndBumpRevision(tx, liveId);
      const member = await readMember(tx, liveId, userId);
      const stays =
        (member !== undefined && isLetIn(member)) || (await mayDialIn(tx, deps, locked, userId));
      return { live: locked, ended: stays ? [] : await endCallsOf(tx, deps, liveId, userId) };
    });
    await dropEndedCalls(deps, roomsOf(deps), live, ended);
  }
}
