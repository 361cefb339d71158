import { and, eq, isNotNull } from 'drizzle-orm';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { users } from '#modules/accounts/tables.ts';
import { mayUsePhone, membersOf, readAccesses } from '#modules/events/index.ts';
import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveRow } from '../tables.ts';

/**
 * Returns whether a user has a right to the meeting's phone now, by the same rule that shows them the
 * passcode. Joining the room is not required, because many people only listen by phone. Closed
 * accounts have none, although their registration stays.
 */
export async function mayDialIn(
  db: Database,
  deps: Deps,
  { meetingId }: Pick<LiveRow, 'meetingId'>,
  userId: number,
): Promise<boolean> {
  const isClosed = and(eq(users.id, userId), isNotNull(users.withdrawnAt));
  if ((await db.$count(users, isClosed)) > 0) return false;
  const viewer = await viewerOfUser({ ...deps, db }, userId, 'en');
  const members = await membersOf(db, [meetingId], viewer);
  const now = deps.clock.now();
  const accesses = await readAccesses(db, { meetingIds: [meetingId], viewer, members, now });
  const facts = accesses.get(meetingId);
  return facts !== undefined && mayUsePhone(facts);
}
