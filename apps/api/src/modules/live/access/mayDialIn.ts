import { and, eq, isNotNull } from 'drizzle-orm';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { users } from '#modules/accounts/tables.ts';
import { includesRight } from '#modules/meetings/index.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readMember } from '../members/LiveMember.ts';
import type { LiveRow } from '../tables.ts';
import { readAccess } from './readAccess.ts';

/**
 * Returns whether a user has a right to the meeting's phone now. Joining the room is not
 * required, because many people only listen by phone. Closed accounts have none, although their
 * registration stays.
 */
export async function mayDialIn(
  db: Database,
  deps: Deps,
  { id, meetingId }: Pick<LiveRow, 'id' | 'meetingId'>,
  userId: number,
): Promise<boolean> {
  const isClosed = and(eq(users.id, userId), isNotNull(users.withdrawnAt));
  if ((await db.$count(users, isClosed)) > 0) return false;
  const viewer = await viewerOfUser({ ...deps, db }, userId, 'en');
  const member = await readMember(db, id, userId);
  const result = await readAccess(db, { meetingId, viewer, member, now: deps.clock.now() });
  if (result === undefined || !('basis' in result.access)) return false;
  return includesRight({ ...result.access, isOver: result.isOver }, 'phone');
}
