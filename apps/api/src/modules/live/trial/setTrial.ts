import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readMember } from '#modules/live/LiveMember.ts';
import type { LiveMember } from '#modules/live/LiveMember.ts';
import type { LiveRooms } from '#modules/live/LiveRooms.ts';
import { lockLive } from '#modules/live/lockLive.ts';
import { liveMembers } from '#modules/live/tables.ts';

/** Nothing is left of a trial once it is paid. */
export const PAID = { isTrial: false, trialEndedAt: null, remindedAt: null };

/**
 * Writes down at the door that a member listens for a trial, or does not any more, and lets him back in
 * where his trial had ended.
 */
export async function setTrial(
  deps: Deps,
  rooms: LiveRooms,
  { liveId, userId }: Pick<LiveMember, 'liveId' | 'userId'>,
  isTrial: boolean,
): Promise<void> {
  const changed = await inTransaction(deps, async (tx) => {
    const live = await lockLive(tx, liveId);
    const change = isTrial ? { isTrial, trialEndedAt: null } : PAID;
    const before = await readMember(tx, liveId, userId);
    if (before === undefined || before.removedAt !== null) return undefined;
    await tx.update(liveMembers).set(change).where(eq(liveMembers.id, before.id));
    return { live, member: { ...before, ...change } };
  });
  if (changed === undefined) return;
  deps.live.unban(changed.member.id);
  rooms.tellMembers(changed.live, [changed.member]);
}
