import { desc, eq } from 'drizzle-orm';
import { HOST_AWAY_SECONDS } from '@rostra/contract/live';
import type { Uid } from '@rostra/contract/live';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { AS_HOST, hostOf, stepDown } from './transferHost.ts';
import type { Step } from './transferHost.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { roleAfter } from '../members/memberActions.ts';
import type { MemberAct } from '../members/memberActions.ts';
import { requireRight } from '../members/rights.ts';
import { liveAttendance } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

const SECOND_MS = 1000;

/**
 * Returns whether the host has been away long enough to be replaced; at once if they never joined.
 */
async function isAway(
  tx: Transaction,
  host: LiveMember,
  now: Date,
  online: ReadonlySet<Uid>,
): Promise<boolean> {
  if (online.has(host.id)) return false;
  const [stay] = await tx
    .select()
    .from(liveAttendance)
    .where(eq(liveAttendance.memberId, host.id))
    .orderBy(desc(liveAttendance.joinedAt))
    .limit(1);
  const seenAt = stay?.leftAt ?? stay?.lastSeenAt;
  return seenAt === undefined || now.getTime() - seenAt.getTime() >= HOST_AWAY_SECONDS * SECOND_MS;
}

/**
 * Lets staff or a co-host claim the role of an absent host (LROL-53). The host steps down, and can
 * reclaim the role as after a transfer.
 *
 * @throws AppError `liveRoleRefused`, `liveTransitionIllegal` while the host is present
 */
export async function claimHost(
  tx: Transaction,
  live: LiveRow,
  { me, target, now }: MemberAct,
  online: ReadonlySet<Uid>,
): Promise<Step[]> {
  requireRight(
    me.id === target.id && (me.coHost || me.role === 'staff') && me.role !== 'broadcaster',
  );
  const host = await hostOf(tx, live);
  const role = roleAfter(me.role, 'toBroadcaster');
  const up: Step = { member: me, change: { ...AS_HOST, role, roleBefore: me.role } };
  if (host === undefined) return [up];
  if (!(await isAway(tx, host, now, online))) throw new AppError('liveTransitionIllegal');
  return [await stepDown(tx, host, me), up];
}
