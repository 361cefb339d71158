import { isSuperRole } from '@rostra/contract/live';
import { eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Attendee, LiveLists } from '@rostra/contract/live';
import type { Database } from '#platform/database/Database.ts';
import { attendeeOf } from './attendeeOf.ts';
import type { AttendeeContext } from './attendeeOf.ts';
import { readMembers } from './LiveMember.ts';
import type { LiveMember } from './LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { phonesOnStage } from '../phone/readCalls.ts';
import { readPayments } from './readPayments.ts';
import { isOnStage, seesCount, seesList, seesPersons } from './rights.ts';
import type { MemberContext } from './memberContext.ts';
import { liveMembers } from '../tables.ts';

/** The condition for everyone except silent audience members. */
const isListed = or(
  ne(liveMembers.role, 'audience'),
  eq(liveMembers.mute, false),
  isNotNull(liveMembers.handsUpAt),
);

/** Returns what a viewer may see of some members at this moment. */
export async function attendeeContext(
  db: Database,
  rooms: LiveRooms,
  { live, me, locale }: MemberContext,
  members: readonly LiveMember[],
): Promise<AttendeeContext> {
  const userIds = members.map(({ userId }) => userId);
  return {
    locale,
    online: rooms.online(live.channel),
    payments: seesPersons(me) ? await readPayments(db, live.meetingId, userIds) : undefined,
  };
}

const byHand = (one: LiveMember, other: LiveMember): number =>
  (one.handsUpAt?.getTime() ?? 0) - (other.handsUpAt?.getTime() ?? 0) || one.id - other.id;

/**
 * Returns the lists of a live session as one member may see them. Raised hands and staff are
 * visible to members who see the list, and to themselves. A hand is up while its owner is present,
 * and again when they return (LMEM-68). The reader always gets their own entry: silent audience
 * members are on no list, but their grants and name may change (LMEM-07 to LMEM-10).
 *
 * @param affected users concerned by the change that caused the request
 */
export async function readLists(
  db: Database,
  rooms: LiveRooms,
  memberContext: MemberContext,
  affected: readonly number[] = [],
): Promise<LiveLists> {
  const { live, me } = memberContext;
  const messages = [me.userId, ...affected];
  const listed = or(isListed, inArray(liveMembers.userId, messages));
  const members = await readMembers(db, live.id, listed);
  const context = await attendeeContext(db, rooms, memberContext, members);
  const seesAll = seesList(me);
  const seen = members.filter(
    (member) => seesAll || isOnStage(member) || member.userId === me.userId,
  );
  const attendees = (list: readonly LiveMember[]): Attendee[] =>
    list.map((member) => attendeeOf(member, context));
  const ofRole = (role: LiveMember['role']): Attendee[] =>
    attendees(seen.filter((member) => member.role === role));
  return {
    revision: live.revision,
    broadcasters: ofRole('broadcaster'),
    experts: ofRole('expert'),
    unmute_audiences: attendees(seen.filter(({ role, mute }) => role === 'audience' && !mute)),
    hands_up_audiences: attendees(
      seen
        .filter(({ id, handsUpAt }) => handsUpAt !== null && context.online.has(id))
        .toSorted(byHand),
    ),
    staff: ofRole('staff'),
    online_player: seesCount(me) ? onlinePlayers(members, context.online) : null,
    allow_public_channel: live.allowPublicChannel,
    announcement: live.announcement,
    converter:
      isSuperRole(me.role) && live.converterState !== null ? { state: live.converterState } : null,
    phones: await phonesOnStage(db, memberContext),
    affect_users: affected,
    affect_user_infos: attendees(seen.filter(({ userId }) => messages.includes(userId))),
  };
}

/** Counts the present members without staff (LROL-36). */
function onlinePlayers(members: readonly LiveMember[], online: ReadonlySet<number>): number {
  const staff = members.filter(({ id, role }) => role === 'staff' && online.has(id));
  return online.size - staff.length;
}

/** Returns the experts of a live session. */
export async function readExperts(
  db: Database,
  rooms: LiveRooms,
  memberContext: MemberContext,
): Promise<Attendee[]> {
  const experts = await readMembers(db, memberContext.live.id, eq(liveMembers.role, 'expert'));
  const context = await attendeeContext(db, rooms, memberContext, experts);
  return experts.map((member) => attendeeOf(member, context));
}
