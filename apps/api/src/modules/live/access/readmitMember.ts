import { eq } from 'drizzle-orm';
import type { AccessBasis } from '#modules/events/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readMember } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { isLetIn } from '../members/rights.ts';
import type { Exclusion } from '../members/rights.ts';
import { liveMembers } from '../tables.ts';
import type { MemberRow } from '../tables.ts';
import { revokeEarlierTokens } from '../entry/tokenLife.ts';

/** How a member is readmitted. */
export interface Readmission {
  readonly basis: AccessBasis;
  /** The login that joins. */
  readonly sessionId: number | null;
}

/** Returns the columns that record a member's right at entry. */
function entryOf(
  before: Exclusion &
    Pick<MemberRow, 'isTrial' | 'remindedAt' | 'entitledAt' | 'sessionId' | 'tokensFrom'>,
  { basis, sessionId }: Readmission,
  now: Date,
) {
  const isTrial = basis === 'trial';
  const isSameEntry = isLetIn(before) && before.sessionId === sessionId;
  return {
    isTrial,
    sessionId,
    trialEndedAt: null,
    accessEndedAt: null,
    tokensFrom: isSameEntry ? before.tokensFrom : now,
    // Nothing remains of a trial once it is paid.
    remindedAt: before.isTrial && !isTrial ? null : before.remindedAt,
    entitledAt: isTrial ? null : basis === 'joined' ? before.entitledAt : now,
  };
}

/** Records how a member joins again, and clears what kept them out. */
export async function readmitMember(
  deps: Deps,
  rooms: LiveRooms,
  member: LiveMember,
  entry: Readmission,
): Promise<void> {
  const now = deps.clock.now();
  if (member.isTrial === (entry.basis === 'trial') && isLetIn(member)) {
    const change = entryOf(member, entry, now);
    await deps.db.update(liveMembers).set(change).where(eq(liveMembers.id, member.id));
    revokeEarlierTokens(deps, { ...member, ...change });
    return;
  }
  const changed = await inTransaction(deps, async (tx) => {
    const live = await lockAndBumpRevision(tx, member.liveId);
    const before = await readMember(tx, member.liveId, member.userId);
    if (before === undefined || before.removedAt !== null) return undefined;
    const change = entryOf(before, entry, now);
    await tx.update(liveMembers).set(change).where(eq(liveMembers.id, before.id));
    return { live, member: { ...before, ...change } };
  });
  if (changed === undefined) return;
  revokeEarlierTokens(deps, changed.member);
  deps.live.unban(changed.member.id);
  rooms.publishMembers(changed.live, [changed.member]);
}
