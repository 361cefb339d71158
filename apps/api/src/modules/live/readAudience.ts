import { and, count, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CallOutput, PageMeta } from '@rostra/contract';
import type { Attendee } from '@rostra/contract/live';
import { profiles, users } from '#modules/accounts/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { attendeeOf } from './attendeeOf.ts';
import { certifiedBy, fullName, selectMembers, shownName, toMember } from './LiveMember.ts';
import type { LiveRooms } from './LiveRooms.ts';
import { attendeeContext } from './readLists.ts';
import { requireRight, seesList, seesPersons } from './rights.ts';
import type { Standing } from './standing.ts';
import { liveMembers } from './tables.ts';

/** The wildcards of LIKE as plain characters. */
const literal = (keyword: string): string =>
  `%${keyword.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;

/** Names and organizations, whatever the reader's language; full names for those alone who read them. */
function named(keyword: string | undefined, standing: Standing): SQL | undefined {
  if (keyword === undefined || keyword === '') return undefined;
  const { scName, tcName, enName } = organizations;
  const full = seesPersons(standing.me) ? [fullName] : [];
  const searched = [shownName, ...full, scName, tcName, enName];
  return or(...searched.map((text) => ilike(text, literal(keyword))));
}

/**
 * A page of the audience that listens there now, in the order of coming (LMEM-38, LMEM-69): who has left
 * is in the room's list no more than he is in its count (LMEM-01, LMEM-32), and whom the host lets speak
 * stands in `unmute_audiences` (LMEM-29), so that he stands once.
 *
 * @throws AppError `liveRoleRefused` for whoever may not see the list
 */
export async function readAudience(
  db: Database,
  rooms: LiveRooms,
  standing: Standing,
  query: CallOutput<'getMemberList'>['query'],
): Promise<{ data: Attendee[]; meta: PageMeta }> {
  const { live, me } = standing;
  requireRight(seesList(me));
  const online = Array.from(rooms.online(live.channel));
  const where = and(
    eq(liveMembers.liveId, live.id),
    eq(liveMembers.role, 'audience'),
    eq(liveMembers.mute, true),
    isNull(liveMembers.removedAt),
    inArray(liveMembers.id, online),
    named(query.keyword, standing),
  );
  const { limit, offset } = pageWindow(query);
  const [[total], found] = await Promise.all([
    db
      .select({ total: count() })
      .from(liveMembers)
      .innerJoin(users, eq(users.id, liveMembers.userId))
      .leftJoin(profiles, eq(profiles.userId, liveMembers.userId))
      .leftJoin(organizations, eq(organizations.id, certifiedBy))
      .where(where),
    selectMembers(db).where(where).orderBy(liveMembers.id).limit(limit).offset(offset),
  ]);
  const members = found.map(toMember);
  const context = await attendeeContext(db, rooms, standing, members);
  return {
    data: members.map((member) => attendeeOf(member, context)),
    meta: pageMeta(query, total?.total ?? 0),
  };
}
