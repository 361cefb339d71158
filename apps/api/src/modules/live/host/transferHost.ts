import { eq } from 'drizzle-orm';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { hasRoomBeside } from '../members/freeRole.ts';
import { readMembers } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { AS_AUDIENCE, roleAfter } from '../members/memberActions.ts';
import type { MemberAct, MemberChange } from '../members/memberActions.ts';
import { mayEnd, mayModerate, requireRight } from '../members/rights.ts';
import { liveMembers } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/** One member's part in a change of two members. */
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
 * Transfers the host role to a reachable member (LROL-48, LROL-49). The former host steps down and
 * can be recalled; staff who transfer it keep their role.
 *
 * @param isReached whether a message reaches the member now
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
  return [await stepDown(tx, host, target), up];
}

/**
 * Returns how the former host steps down: as expert, or as audience beside twelve experts, so that
 * the role can always move. They can be recalled from both. Staff who acted as host become staff
 * again (LROL-50).
 *
 * @param riser the next host, as they were before
 */
export async function stepDown(
  tx: Transaction,
  host: LiveMember,
  riser: LiveMember,
): Promise<Step> {
  if (host.roleBefore === 'staff') return { member: host, change: backTo(host) };
  const change = (await hasRoomBeside(tx, riser))
    ? { role: roleAfter(host.role, 'toExpert'), roleBefore: null }
    : { ...AS_AUDIENCE, role: roleAfter(host.role, 'toAudience') };
  return { member: host, change };
}

/**
 * Returns the host role to the event's host: on their own request, or by staff or the acting host
 * (LROL-51). The host is unmuted, and the acting host gets their earlier role back.
 *
 * @param isReached whether a message reaches the member now; an acting host can't return the role
 *   to an absent member
 * @throws AppError `liveRoleRefused`, `liveTransitionIllegal`, `liveMemberNotFound`,
 *   `liveMemberOffline`
 */
export async function reclaimHost(
  tx: Transaction,
  live: LiveRow,
  { me, target }: MemberAct,
  isReached: (member: LiveMember) => boolean,
): Promise<Step[]> {
  const host = await seatedHost(tx, live, target);
  const givesBack = me.role === 'broadcaster' && target.id === host.id;
  requireRight(me.id === host.id || givesBack || (mayModerate(me) && me.role === 'staff'));
  const role = roleAfter(host.role, 'recallBroadcaster');
  if (givesBack && !isReached(host)) throw new AppError('liveMemberOffline');
  const standIn = await hostOf(tx, live);
  const up: Step = { member: host, change: { ...AS_HOST, role, roleBefore: null } };
  if (standIn === undefined) return [up];
  const isExpert = (standIn.roleBefore ?? 'expert') === 'expert';
  const down = isExpert
    ? await stepDown(tx, standIn, host)
    : { member: standIn, change: backTo(standIn) };
  return [down, up];
}

/** Returns the change that gives an acting host their earlier role back (LROL-50). */
function backTo({ roleBefore }: LiveMember): MemberChange {
  const role = roleBefore ?? 'expert';
  if (role === 'audience') return { ...AS_AUDIENCE, role };
  return { role, roleBefore: null, ...(role === 'staff' ? { mute: true } : {}) };
}

/**
 * Returns the host whom the event names now, even if it named another at entry. If it names none,
 * this is a member seated as organizer lead, preferably the target of the request.
 */
async function seatedHost(
  tx: Transaction,
  live: LiveRow,
  requested: LiveMember,
): Promise<LiveMember> {
  const [meeting] = await tx
    .select({ hostId: meetings.hostId })
    .from(meetings)
    .where(eq(meetings.id, live.meetingId));
  const hostId = meeting?.hostId ?? null;
  if (hostId === null && requested.eventRole === 'broadcaster') return requested;
  const isHis =
    hostId === null ? eq(liveMembers.eventRole, 'broadcaster') : eq(liveMembers.userId, hostId);
  const [host] = await readMembers(tx, live.id, isHis);
  if (host === undefined) throw new AppError('liveMemberNotFound');
  return host;
}
