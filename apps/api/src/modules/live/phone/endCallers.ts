import { phoneUidOf } from '@rostra/contract/live';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { confirmCut, undoCut } from '#modules/live/access/cutOff.ts';
import { mayDialIn } from '#modules/live/access/mayDialIn.ts';
import { readMember } from '#modules/live/members/LiveMember.ts';
import { isLetIn } from '#modules/live/members/rights.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { dropEndedCalls, endCallsOf, OPEN_STATES } from './endCallsOf.ts';
import { liveCalls } from './tables.ts';

/** The accounts with calls, and their live sessions. */
const selectCallers = (db: Database) =>
  db
    .selectDistinct({
      liveId: liveCalls.liveId,
      userId: liveCalls.userId,
      eventId: meetings.eventId,
    })
    .from(liveCalls)
    .innerJoin(liveSessions, eq(liveSessions.id, liveCalls.liveId))
    .innerJoin(meetings, eq(meetings.id, liveSessions.meetingId));

/** Calls that end with the right of their account: running, or planned ones. */
const isOpen = and(
  eq(liveCalls.endsWithRight, true),
  inArray(liveCalls.state, [...OPEN_STATES]),
  isNull(liveCalls.removedAt),
  ne(liveSessions.state, 'stopped'),
);

/**
 * Returns the users on the phone, or with a planned call, among those that a change names, directly
 * or by their event; each with the event of the call.
 */
export async function callersAmong(
  db: Database,
  userIds: readonly number[],
  eventIds: readonly number[],
): Promise<{ userId: number; eventId: number }[]> {
  const named = or(
    inArray(liveCalls.userId, [...userIds]),
    inArray(meetings.eventId, [...eventIds]),
  );
  const found = await selectCallers(db).where(and(isOpen, named));
  return found.flatMap(({ userId, eventId }) => (userId === null ? [] : [{ userId, eventId }]));
}

/**
 * Hangs up on a user who dialed in or was called, never joined the room and has no right to the
 * phone any more. The phones of members end with their membership.
 */
export async function endCallers(deps: Deps, userId: number): Promise<void> {
  const found = await selectCallers(deps.db).where(and(isOpen, eq(liveCalls.userId, userId)));
  for (const { liveId } of found) {
    const { live, isKept, ended } = await inTransaction(deps, async (tx) => {
      const locked = await lockAndBumpRevision(tx, liveId);
      const member = await readMember(tx, liveId, userId);
      const stays =
        (member !== undefined && isLetIn(member)) || (await mayDialIn(tx, deps, locked, userId));
      return {
        live: locked,
        isKept: stays,
        ended: stays ? [] : await endCallsOf(tx, deps, liveId, userId),
      };
    });
    if (isKept) await undoCut(deps, live, userId);
    await dropEndedCalls(deps, roomsOf(deps), live, ended);
    confirmCut(
      deps,
      ended.map(({ row }) => phoneUidOf(row.id)),
    );
  }
}
