import { eq } from 'drizzle-orm';
import { meetings } from '#modules/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { hasRoomBeside } from './freeRole.ts';
import { readMembers } from './LiveMember.ts';
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
 * steps down, from where he can be recalled. Staff who hand it over stay what they are.
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
  return [await stepDown(tx, host, target), up];
}

/**
 * The host before gives his place away: as an expert, or as audience where twelve experts are there
 * without him, so that the role can always move; from both he can be recalled. Staff who stood in are
 * staff again (LROL-50).
 *
 * @param riser who is host next, as he is before it
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
 * The event's host takes his role back, or staff or who stands in gives it back to him (LROL-51): he is
 * unmuted again, and whoever stood in for him is what he was before.
 *
 * @param isReached whether a message to the member arrives now: nobody gives away to one who is not there
 * @throws AppError `liveRoleRefused`, `liveTransitionIllegal`, `liveMemberNotFound`, `liveMemberOffline`
 */
export async function recall(
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

/** What a stand-in becomes again; staff were never anything else (LROL-50). */
function backTo({ roleBefore }: LiveMember): MemberChange {
  const role = roleBefore ?? 'expert';
  if (role === 'audience') return { ...AS_AUDIENCE, role };
  return { role, roleBefore: null, ...(role === 'staff' ? { mute: true } : {}) };
}

/**
 * The host whom the event names now, whatever it said when he came; where it names none, who was seated
 * as a lead of the organizer, the one of whom it is asked before others.
 */
async function seatedHost(tx: Transaction, live: LiveRow, asked: LiveMember): Promise<LiveMember> {
  const [meeting] = await tx
    .select({ hostId: meetings.hostId })
    .from(meetings)
    .where(eq(meetings.id, live.meetingId));
  const hostId = meeting?.hostId ?? null;
  if (hostId === null && asked.seat === 'broadcaster') return asked;
  const isHis =
    hostId === null ? eq(liveMembers.seat, 'broadcaster') : eq(liveMembers.userId, hostId);
  const [host] = await readMembers(tx, live.id, isHis);
  if (host === undefined) throw new AppError('liveMemberNotFound');
  return host;
}
