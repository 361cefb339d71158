import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CallOutput, PageMeta } from '@rostra/contract';
import type { Attendee } from '@rostra/contract/live';
import { profiles, users } from '#modules/accounts/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { foldText } from '#platform/text/foldText.ts';
import { attendeeOf } from './attendeeOf.ts';
import { certifiedBy, fullName, selectMembers, shownName, toMember } from './LiveMember.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import { attendeeContext } from './readLists.ts';
import { requireRight, seesList, seesPersons } from './rights.ts';
import type { MemberContext } from './memberContext.ts';
import { liveMembers } from '../tables.ts';

/**
 * Returns the members of `where` whose shown name or organization contains the keyword, in any
 * language and script. Full names count only for requesters with access to them (LMEM-69).
 */
async function findNamed(
  db: Database,
  where: SQL | undefined,
  keyword: string,
  { me }: MemberContext,
): Promise<number[]> {
  const { scName, tcName, enName } = organizations;
  const members = await db
    .select({ id: liveMembers.id, shownName, fullName, scName, tcName, enName })
    .from(liveMembers)
    .innerJoin(users, eq(users.id, liveMembers.userId))
    .leftJoin(profiles, eq(profiles.userId, liveMembers.userId))
    .leftJoin(organizations, eq(organizations.id, certifiedBy))
    .where(where);
  const wanted = foldText(keyword);
  const readsFullNames = seesPersons(me);
  // Compared here, because the database has no table of Traditional characters.
  return members
    .filter((member) =>
      [
        member.shownName,
        readsFullNames ? member.fullName : null,
        member.scName,
        member.tcName,
        member.enName,
      ].some((name) => name !== null && foldText(name).includes(wanted)),
    )
    .map(({ id }) => id);
}

/**
 * Returns a page of the present audience in order of joining (LMEM-38, LMEM-69). Departed members
 * are left out of list and count (LMEM-01, LMEM-32). Members whom the host unmuted appear only in
 * `unmute_audiences` (LMEM-29).
 *
 * @throws AppError `liveRoleRefused` for members without access to the list
 */
export async function readAudience(
  db: Database,
  rooms: LiveRooms,
  memberContext: MemberContext,
  query: CallOutput<'getMemberList'>['query'],
): Promise<{ data: Attendee[]; meta: PageMeta }> {
  const { live, me } = memberContext;
  requireRight(seesList(me));
  const online = Array.from(rooms.online(live.channel));
  const listening = and(
    eq(liveMembers.liveId, live.id),
    eq(liveMembers.role, 'audience'),
    eq(liveMembers.mute, true),
    isNull(liveMembers.removedAt),
    inArray(liveMembers.id, online),
  );
  const { keyword = '' } = query;
  const where =
    keyword === ''
      ? listening
      : inArray(liveMembers.id, await findNamed(db, listening, keyword, memberContext));
  const { limit, offset } = pageWindow(query);
  const [[total], found] = await Promise.all([
    db.select({ total: count() }).from(liveMembers).where(where),
    selectMembers(db).where(where).orderBy(liveMembers.id).limit(limit).offset(offset),
  ]);
  const members = found.map(toMember);
  const context = await attendeeContext(db, rooms, memberContext, members);
  return {
    data: members.map((member) => attendeeOf(member, context)),
    meta: pageMeta(query, total?.total ?? 0),
  };
}
