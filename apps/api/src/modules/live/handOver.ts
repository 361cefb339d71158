import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { readMember, readMembers } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import { AS_AUDIENCE, roleAfter } from './memberActions.ts';
import type { MemberAct, MemberChange } from './memberActions.ts';
import { mayEnd, mayModerate, requireRight } from './rights.ts';
import { liveMembers } from './tables.ts';
import type { LiveRow } from './tables.ts';

/** One member's part in a change that concerns two. */
export interface Step {
  readonly member: LiveMember;
  readonly change: MemberChange;
}

export const AS_HOST: MemberChange = { role: 'broadcaster', mute: false, handsUpAt: null };

export async function hostOf(tx: Transaction, live: LiveRow): Promise<LiveMember | undefined> {
  const [host] = await readMembers(tx, live.id, eq(liveMembers.role, 'broadcaster'));
  return host;
}

/**
 * The host's role goes to another member who can be reached (LROL-48, LROL-49); the host before
 * becomes an expert, from where he can be recalled. Staff who hand it over stay what they are.
 *
 * @param isReached whether a message to the member arrives now
 * @throws AppError `liveRoleRefused`, `liveMemberOffline`
 */
export async function transfer(
  tx: Transaction,
  live: LiveRow,
  { me, target }: MemberAct,
  isReached: (member: LiveMember) => boolean,
): Promise<Step[]> {
  requireRight(mayEnd(me));
  const role = roleAfter(target.role, 'toBroadcaster');
  if (!isReached(target)) throw new AppError('liveMemberOffline');
  const host = await hostOf(tx, live);
  const up: Step = { member: target, change: { ...AS_HOST, role, roleBefore: target.role } };
  if (host === undefined) return [up];
  const down = { role: roleAfter(host.role, 'toExpert'), roleBefore: null };
  return [{ member: host, change: down }, up];
}

/**
 * The event's host takes his role back, or staff gives it back to him (LROL-51): he is unmuted again,
 * and whoever stood in for him is what he was before.
 *
 * @throws AppError `liveRoleRefused`, `liveTransitionIllegal`, `liveMemberNotFound`
 */
export async function recall(
  tx: Transaction,
  live: LiveRow,
  { me, target }: MemberAct,
): Promise<Step[]> {
  const host = target.seat === 'broadcaster' ? target : await seatedHost(tx, live);
  requireRight(me.id === host.id || (mayModerate(me) && me.role === 'staff'));
  const role = roleAfter(host.role, 'recallBroadcaster');
  const standIn = await hostOf(tx, live);
  const up: Step = { member: host, change: { ...AS_HOST, role, roleBefore: null } };
  return standIn === undefined ? [up] : [{ member: standIn, change: backTo(standIn) }, up];
}

/** What a stand-in becomes again; staff were never anything else (LROL-50). */
function backTo({ roleBefore }: LiveMember): MemberChange {
  const role = roleBefore ?? 'expert';
  if (role === 'audience') return { ...AS_AUDIENCE, role };
  return { role, roleBefore: null, ...(role === 'staff' ? { mute: true } : {}) };
}

async function seatedHost(tx: Transaction, live: LiveRow): Promise<LiveMember> {
  const [seated] = await tx
    .select({ userId: liveMembers.userId })
    .from(liveMembers)
    .where(
      and(
        eq(liveMembers.liveId, live.id),
        eq(liveMembers.seat, 'broadcaster'),
        isNull(liveMembers.removedAt),
      ),
    );
  const host = seated && (await readMember(tx, live.id, seated.userId));
  if (host === undefined) throw new AppError('liveMemberNotFound');
  return host;
}
