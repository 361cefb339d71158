import { eq } from 'drizzle-orm';
import type { LiveRole } from '@rostra/contract/live';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { freeRole } from './freeRole.ts';
import { AS_HOST } from '../host/transferHost.ts';
import { hostUidOf, keepSpotlight } from '../host/spotlight.ts';
import { readMember } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { AS_AUDIENCE } from './memberActions.ts';
import { keepScreens } from '../screen/endScreen.ts';
import type { MemberEventRole } from './readEventRole.ts';
import { liveMembers } from '../tables.ts';
import type { MemberRow } from '../tables.ts';

type MemberRoles = Pick<MemberRow, 'eventRole' | 'role' | 'superModerator' | 'coHost'>;
type EventRoleChange = Partial<
  Pick<
    MemberRow,
    keyof typeof AS_AUDIENCE | 'eventRole' | 'role' | 'superModerator' | 'coHost' | 'roleBefore'
  >
>;

/**
 * Returns whether a member is co-host. A speaker moved to the audience by the host gets no
 * host controls from the event.
 */
const coHostOf = ({ eventRole, role, coHost }: MemberRoles, given: MemberEventRole): boolean =>
  given.coHost && (eventRole !== given.eventRole || role !== 'audience' || coHost);

/** Returns whether the event now gives a member another role than recorded. */
export const hasOtherEventRole = (member: MemberRoles, given: MemberEventRole): boolean =>
  member.eventRole !== given.eventRole ||
  member.superModerator !== given.superModerator ||
  member.coHost !== coHostOf(member, given);

/**
 * Returns the role of a person who joins. A role given in the room lasts as long as the event role. The
 * current host always stays host, so that no room loses its host at the entrance.
 */
export const roleAtDoor = (
  member: MemberRoles | undefined,
  { eventRole }: MemberEventRole,
): LiveRole =>
  member === undefined || (member.eventRole !== eventRole && member.role !== 'broadcaster')
    ? eventRole
    : member.role;

/**
 * Records the current event role of a returning member (LCON-12, LCON-19, LCON-20, LROL-19), and
 * publishes it. A member with another event role now gets it like a newcomer.
 */
export async function followEventRole(
  deps: Deps,
  rooms: LiveRooms,
  { liveId, userId }: Pick<LiveMember, 'liveId' | 'userId'>,
  given: MemberEventRole,
): Promise<void> {
  const followed = await inTransaction(deps, async (tx) => {
    const live = await lockAndBumpRevision(tx, liveId);
    const before = await readMember(tx, liveId, userId);
    if (before === undefined || before.removedAt !== null || !hasOtherEventRole(before, given)) {
      return undefined;
    }
    const change = await changeOf(tx, before, given);
    await tx.update(liveMembers).set(change).where(eq(liveMembers.id, before.id));
    const names = Object.keys(change) as (keyof typeof change)[];
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.reseat',
      subject: { type: 'LiveMember', id: before.id },
      before: Object.fromEntries(names.map((name) => [name, before[name]])),
      after: { ...change },
    });
    const members = await keepScreens(tx, [{ ...before, ...change }]);
    const after = await keepSpotlight(tx, live, members);
    return { live: after, members, hostUid: await hostUidOf(tx, liveId) };
  });
  if (followed === undefined) return;
  const { live, members, hostUid } = followed;
  rooms.publishMembers(live, members);
  rooms.publishChannel(live, hostUid);
  rooms.refresh(live, members);
}

async function changeOf(
  tx: Transaction,
  before: LiveMember,
  given: MemberEventRole,
): Promise<EventRoleChange> {
  const facts = { ...given, coHost: coHostOf(before, given) };
  if (before.eventRole === given.eventRole) return facts;
  if (before.role === 'broadcaster') return { ...facts, roleBefore: returnsTo(given.eventRole) };
  return { ...(await changeOfRole(tx, before, given.eventRole)), ...facts };
}

/**
 * Returns the role a current host returns to once replaced; null if the event seats them as host.
 */
const returnsTo = (eventRole: LiveRole): LiveRole | null =>
  eventRole === 'broadcaster' ? null : eventRole;

async function changeOfRole(
  tx: Transaction,
  { liveId, role }: LiveMember,
  eventRole: LiveRole,
): Promise<EventRoleChange> {
  const free = await freeRole(tx, liveId, eventRole);
  // A current expert already holds one of the twelve seats.
  const next = free === 'audience' && eventRole !== 'audience' && role === 'expert' ? role : free;
  if (next === role) return {};
  switch (next) {
    case 'broadcaster':
      return AS_HOST;
    case 'audience':
      return { ...AS_AUDIENCE, role: next };
    case 'staff':
      return { role: next, mute: true, handsUpAt: null };
    case 'expert':
      return { role: next, mute: false, handsUpAt: null };
  }
}
