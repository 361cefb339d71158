import { and, count, desc, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CallOutput, PageMeta } from '@rostra/contract';
import type { Attendee } from '@rostra/contract/live';
import { profiles, users } from '#modules/accounts/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { attendeeOf } from './attendeeOf.ts';
import { fullName, selectMembers, shownName, toMember } from './LiveMember.ts';
import type { LiveRooms } from './LiveRooms.ts';
import { attendeeContext } from './readLists.ts';
import { requireRight, seesList, seesPersons } from './rights.ts';
import type { Standing } from './standing.ts';
import { liveMembers } from './tables.ts';

/** The wildcards of LIKE as plain characters. */
const literal = (keyword: string): string =>
  `%${keyword.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;

/** Full names are searched for those alone who read them. */
function named(keyword: string | undefined, standing: Standing): SQL | undefined {
  if (keyword === undefined || keyword === '') return undefined;
  const shown = ilike(shownName, literal(keyword));
  return seesPersons(standing.me) ? or(shown, ilike(fullName, literal(keyword))) : shown;
}

/**
 * A page of the audience, those who are there first, then in the order of coming (LMEM-38, LMEM-69).
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
    isNull(liveMembers.removedAt),
    named(query.keyword, standing),
  );
  const { limit, offset } = pageWindow(query);
  const isOnline = online.length === 0 ? [] : [desc(inArray(liveMembers.id, online))];
  const [[total], found] = await Promise.all([
    db
      .select({ total: count() })
      .from(liveMembers)
      .innerJoin(users, eq(users.id, liveMembers.userId))
      .leftJoin(profiles, eq(profiles.userId, liveMembers.userId))
      .where(where),
    selectMembers(db)
      .where(where)
      .orderBy(...isOnline, liveMembers.id)
      .limit(limit)
      .offset(offset),
  ]);
  const members = found.map(toMember);
  const context = await attendeeContext(db, rooms, standing, members);
  return {
    data: members.map((member) => attendeeOf(member, context)),
    meta: pageMeta(query, total?.total ?? 0),
  };
}
