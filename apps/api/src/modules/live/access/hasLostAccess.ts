import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { liveMembers } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/**
 * Returns whether a user was in a room and has lost the right since (removed, refunded, dismissed).
 */
export async function hasLostAccess(
  db: Database,
  { id }: Pick<LiveRow, 'id'>,
  userId: number,
): Promise<boolean> {
  const lost = or(isNotNull(liveMembers.removedAt), isNotNull(liveMembers.accessEndedAt));
  return (
    (await db.$count(
      liveMembers,
      and(eq(liveMembers.liveId, id), eq(liveMembers.userId, userId), lost),
    )) > 0
  );
}
