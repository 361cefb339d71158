import { eq } from 'drizzle-orm';
import { LIVE_EXPERTS_MAX } from '@rostra/contract/live';
import type { LiveLists, MemberAction, Uid } from '@rostra/contract/live';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { countOf } from './freeRole.ts';
import { reclaimHost, transfer } from '../host/transferHost.ts';
import type { Step } from '../host/transferHost.ts';
import { hostUidOf, keepSpotlight } from '../host/spotlight.ts';
import { readMember } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { lowerAllHands } from './lowerAllHands.ts';
import { MEMBER_RULES } from './memberActions.ts';
import type { MemberAct } from './memberActions.ts';
import { readModerators } from './readModerators.ts';
import { readLists } from './readLists.ts';
import { requireRight } from './rights.ts';
import { keepScreens } from '../screen/endScreen.ts';
import { claimHost } from '../host/claimHost.ts';
import { readMemberContext, assertNotEnded, requireMember } from './memberContext.ts';
import type { RequestContext } from './memberContext.ts';
import { liveMembers } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/**
 * Changes by one user: enough for a host who mutes many members in a row, but not for a program.
 */
const CHANGES = { max: 120, windowSeconds: 60 };
/** Actions sent only to members who act on them, because hands go up by the hundred. */
const QUIET: ReadonlySet<MemberAction> = new Set(['hands_up', 'hands_down', 'all_hands_down']);

export interface MemberInfoRequest extends RequestContext {
  /** The user to change. */
  readonly targetId: number;
  readonly action: MemberAction;
  readonly name: string | undefined;
  /** Percent, for `set_volume`. */
  readonly volume: number | undefined;
}

/**
 * Changes a member of a live session, publishes it, and returns the updated lists (LMEM-43).
 *
 * @throws AppError the reason why it is refused
 */
export async function setMemberInfo(
  deps: Deps,
  rooms: LiveRooms,
  request: MemberInfoRequest,
): Promise<LiveLists> {
  await enforceRateLimit(deps, `live:member:${request.userId}`, CHANGES);
  const { live, members, channel, to } = await inTransaction(deps, (tx) =>
    change(tx, deps, rooms, request),
  );
  rooms.publishMembers(live, members);
  if (channel !== undefined) rooms.publishChannel(live, channel.hostUid);
  rooms.refresh(live, members, to);
  const affected = members.map(({ userId }) => userId);
  return readLists(deps.db, rooms, await readMemberContext(deps.db, request), affected);
}

/** The result of a change. */
interface Changed {
  readonly live: LiveRow;
  readonly members: readonly LiveMember[];
  /** Set if the channel itself changed: its host, spotlight or screen. */
  readonly channel: { readonly hostUid: Uid | undefined } | undefined;
  /** The only receivers; undefined for everyone. */
  readonly to: Uid[] | undefined;
}

async function change(
  tx: Transaction,
  deps: Deps,
  rooms: LiveRooms,
  request: MemberInfoRequest,
): Promise<Changed> {
  const { liveId, userId, targetId, action, name, volume } = request;
  const live = await lockAndBumpRevision(tx, liveId);
  const me = await requireMember(tx, request);
  assertNotEnded({ live, me });
  const target = targetId === userId ? me : await readMember(tx, liveId, targetId);
  if (target === undefined || target.removedAt !== null) throw new AppError('liveMemberNotFound');
  const isHere = rooms.online(live.channel).has(target.id);
  const act = { me, target, name, volume, now: deps.clock.now(), isHere };
  const changed =
    action === 'all_hands_down'
      ? await lowerAllHands(tx, deps, live, act)
      : await takeSteps(tx, deps, live, rooms, request, act);
  const members = await keepScreens(tx, changed);
  const after = await keepSpotlight(tx, live, members);
  const host = members.find(({ role }) => role === 'broadcaster');
  const isChannelNew = host !== undefined || after !== live || members !== changed;
  return {
    live: after,
    members,
    channel: isChannelNew ? { hostUid: host?.id ?? (await hostUidOf(tx, liveId)) } : undefined,
    to: QUIET.has(action) ? await readModerators(tx, liveId, members) : undefined,
  };
}

async function takeSteps(
  tx: Transaction,
  deps: Deps,
  live: LiveRow,
  rooms: LiveRooms,
  request: MemberInfoRequest,
  act: MemberAct,
): Promise<LiveMember[]> {
  const steps = await stepsOf(tx, deps, rooms, live, request.action, act);
  const members: LiveMember[] = [];
  for (const step of steps) members.push(await write(tx, deps, request, step));
  await requireRoom(tx, live, steps);
  return members;
}

async function stepsOf(
  tx: Transaction,
  deps: Deps,
  rooms: LiveRooms,
  live: LiveRow,
  action: MemberAction,
  act: MemberAct,
): Promise<Step[]> {
  const isReached = ({ id }: LiveMember): boolean => deps.live.isReached(id);
  if (action === 'transfer_broadcaster') return transfer(tx, live, act, isReached);
  if (action === 'recycle_broadcaster') return reclaimHost(tx, live, act, isReached);
  if (action === 'take_over') return claimHost(tx, live, act, rooms.online(live.channel));
  const rule = MEMBER_RULES[action];
  if (rule === undefined) throw new AppError('liveRoleRefused');
  requireRight(rule.may(act));
  return [{ member: act.target, change: rule.change(act) }];
}

async function write(
  tx: Transaction,
  deps: Deps,
  { liveId, userId, action }: MemberInfoRequest,
  { member, change: after }: Step,
): Promise<LiveMember> {
  await tx.update(liveMembers).set(after).where(eq(liveMembers.id, member.id));
  const names = Object.keys(after) as (keyof typeof after)[];
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'user', id: userId },
    action: `live.${action}`,
    subject: { type: 'LiveMember', id: member.id },
    before: Object.fromEntries(names.map((key) => [key, member[key]])),
    after: { ...after },
  });
  const changed = await readMember(tx, liveId, member.userId);
  if (changed === undefined) throw new AppError('liveMemberNotFound');
  return changed;
}

/**
 * Checks for at most twelve experts, no matter how they became experts (LROL-31).
 *
 * @throws AppError `liveExpertsFull`
 */
async function requireRoom(tx: Transaction, live: LiveRow, steps: readonly Step[]): Promise<void> {
  if (!steps.some(({ change: { role } }) => role === 'expert')) return;
  if ((await countOf(tx, live.id, 'expert')) > LIVE_EXPERTS_MAX) {
    throw new AppError('liveExpertsFull', { params: { max: LIVE_EXPERTS_MAX } });
  }
}
