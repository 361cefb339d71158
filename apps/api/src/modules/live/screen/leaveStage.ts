import type { Uid } from '@rostra/contract/live';
import { eq } from 'drizzle-orm';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { hostUidOf, writeSpotlight } from '../host/spotlight.ts';
import { readMembers } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';
import { endScreen } from './endScreen.ts';

/** A live session after a member has left its room. */
export interface LeftStage {
  readonly live: LiveRow;
  readonly hostUid: Uid | undefined;
  /** The member whose shared screen has ended. */
  readonly members: readonly LiveMember[];
}

/**
 * Clears the spotlight and ends the shared screen of a member who leaves the room (LHST-13,
 * LMED-15).
 *
 * @returns undefined if the member had neither
 */
export async function leaveStage(
  deps: Deps,
  channel: string,
  uid: Uid,
): Promise<LeftStage | undefined> {
  const [found] = await deps.db
    .select({ id: liveSessions.id })
    .from(liveSessions)
    .where(eq(liveSessions.channel, channel));
  if (found === undefined) return undefined;
  return inTransaction(deps, async (tx) => {
    const before = await lockAndBumpRevision(tx, found.id);
    const [member] = await readMembers(tx, found.id, eq(liveMembers.id, uid));
    const showed = member !== undefined && member.shareScreenUid !== null;
    if (before.spotlightUid !== uid && !showed) return undefined;
    return {
      live: before.spotlightUid === uid ? await writeSpotlight(tx, before, null) : before,
      hostUid: await hostUidOf(tx, found.id),
      members: showed ? [await endScreen(tx, member)] : [],
    };
  });
}
