import { and, eq, isNull } from 'drizzle-orm';
import { LIVE_EXPERTS_MAX } from '@rostra/contract/live';
import type { LiveRole } from '@rostra/contract/live';
import type { Transaction } from '#platform/database/Database.ts';
import type { LiveMember } from './LiveMember.ts';
import { liveMembers } from '../tables.ts';

/** Counts the members with a role in a live session, including absent ones. */
export const countOf = (tx: Transaction, liveId: number, role: LiveRole): Promise<number> =>
  tx.$count(
    liveMembers,
    and(eq(liveMembers.liveId, liveId), eq(liveMembers.role, role), isNull(liveMembers.removedAt)),
  );

/** Returns the role for an event role: a second host becomes expert, a thirteenth expert audience. */
export async function freeRole(
  tx: Transaction,
  liveId: number,
  eventRole: LiveRole,
): Promise<LiveRole> {
  const hasHost = eventRole === 'broadcaster' && (await countOf(tx, liveId, 'broadcaster')) > 0;
  const role = hasHost ? 'expert' : eventRole;
  const isFull = role === 'expert' && (await countOf(tx, liveId, 'expert')) >= LIVE_EXPERTS_MAX;
  return isFull ? 'audience' : role;
}

/**
 * Returns whether the former host fits among the twelve experts; the next host frees their own
 * seat.
 */
export async function hasRoomBeside(
  tx: Transaction,
  { liveId, role }: Pick<LiveMember, 'liveId' | 'role'>,
): Promise<boolean> {
  const others = (await countOf(tx, liveId, 'expert')) - (role === 'expert' ? 1 : 0);
  return others < LIVE_EXPERTS_MAX;
}
