import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { sendsVideo } from '../host/spotlight.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { liveMembers } from '../tables.ts';

/** Ends a member's shared screen. @returns the updated member */
export async function endScreen(tx: Transaction, member: LiveMember): Promise<LiveMember> {
  const over = { shareScreenUid: null };
  await tx.update(liveMembers).set(over).where(eq(liveMembers.id, member.id));
  return { ...member, ...over };
}

/**
 * Ends the screens of members who have just left the stage (LROL-47).
 *
 * @param members the changed members in their new state
 * @returns the updated members; the same array if nothing changed
 */
export async function keepScreens(
  tx: Transaction,
  members: readonly LiveMember[],
): Promise<readonly LiveMember[]> {
  const isOver = (member: LiveMember): boolean =>
    member.shareScreenUid !== null && !sendsVideo(member);
  if (!members.some(isOver)) return members;
  return Promise.all(
    members.map(async (member) => (isOver(member) ? endScreen(tx, member) : member)),
  );
}
