import { and, eq, isNull } from 'drizzle-orm';
import type { Uid } from '@rostra/contract/live';
import type { Transaction } from '#platform/database/Database.ts';
import type { LiveMember } from './LiveMember.ts';
import { moderatorsOf } from '../rooms/LiveRooms.ts';
import { liveMembers } from '../tables.ts';

/** Returns the moderators of a live session, and the changed members themselves. */
export async function readModerators(
  tx: Transaction,
  liveId: number,
  members: readonly LiveMember[],
): Promise<Uid[]> {
  const found = await tx
    .select({ id: liveMembers.id })
    .from(liveMembers)
    .where(and(eq(liveMembers.liveId, liveId), isNull(liveMembers.removedAt), moderatorsOf));
  return [...found, ...members].map(({ id }) => id);
}
