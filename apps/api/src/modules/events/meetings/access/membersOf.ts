import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import type { MemberRow } from '#modules/live/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/**
 * Returns a person as a member of the rooms of meetings, by meeting ID. A trial does not count: it
 * includes nothing that only listeners may know, and a payment counts before the room records it.
 */
export async function membersOf(
  db: Database,
  meetingIds: readonly number[],
  { userId }: Viewer,
): Promise<Map<number, MemberRow>> {
  if (userId === undefined) return new Map();
  const found = await db
    .select({ meetingId: liveSessions.meetingId, member: getTableColumns(liveMembers) })
    .from(liveMembers)
    .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
    .where(and(eq(liveMembers.userId, userId), inArray(liveSessions.meetingId, [...meetingIds])));
  return new Map(
    found.map(({ meetingId, member }) => [
      meetingId,
      { ...member, isTrial: false, trialEndedAt: null },
    ]),
  );
}
