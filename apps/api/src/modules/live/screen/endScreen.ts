import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { sendsPicture } from '../homeScreen.ts';
import type { LiveMember } from '../LiveMember.ts';
import { liveMembers } from '../tables.ts';

/** Ends what a member shows of his screen. @returns him as he is then */
export async function endScreen(tx: Transaction, member: LiveMember): Promise<LiveMember> {
  const over = { shareScreenUid: null };
  await tx.update(liveMembers).set(over).where(eq(liveMembers.id, member.id));
  return { ...member, ...over };
}

/**
 * Ends the screens of who has just left the stage (LROL-47).
 *
 * @param members who was changed, as they are now
 * @returns them as they are then; the same array where nothing had to be done
 */
export async function keepScreens(
  tx: Transaction,
  members: readonly LiveMember[],
): Promise<readonly LiveMember[]> {
  const isOver = (member: LiveMember): boolean =>
    member.shareScreenUid !== null && !sendsPicture(member);
  if (!members.some(isOver)) return members;
  return Promise.all(
    members.map(async (member) => (isOver(member) ? endScreen(tx, member) : member)),
  );
}
