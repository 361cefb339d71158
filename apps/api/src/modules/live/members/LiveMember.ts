import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { profiles, users } from '#modules/accounts/tables.ts';
import { organizations, organizationUsers } from '#modules/organizations/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { userScore } from '../scores/userScore.ts';
import { liveMembers } from '../tables.ts';
import type { MemberRow } from '../tables.ts';

/** A member with their profile data. */
export interface LiveMember extends MemberRow {
  readonly nickName: string;
  readonly fullName: string;
  readonly position: string | null;
  readonly scTitle: string | null;
  readonly enTitle: string | null;
  /**
   * The average score of the person on stage, 1 to 5; null before enough people have scored them.
   */
  readonly score: number | null;
  readonly organization: {
    readonly typeId: number;
    readonly scName: string | null;
    readonly tcName: string | null;
    readonly enName: string | null;
    readonly logoUrl: string | null;
  } | null;
}

/** The condition of `isLetIn`. */
export const isInside = and(
  isNull(liveMembers.removedAt),
  isNull(liveMembers.trialEndedAt),
  isNull(liveMembers.accessEndedAt),
);

/**
 * The organization that certifies the member now; the newest one if there are several. A withdrawn
 * organization certifies nobody.
 */
export const certifiedBy = sql`(
  select ${organizationUsers.organizationId} from ${organizationUsers}
    join ${organizations} on ${organizations.id} = ${organizationUsers.organizationId}
      and ${organizations.withdrawnAt} is null
  where ${organizationUsers.userId} = ${liveMembers.userId}
    and ${organizationUsers.state} = 'passed' and ${organizationUsers.dismissedAt} is null
  order by ${desc(organizationUsers.createdAt)}, ${desc(organizationUsers.id)} limit 1)`;

/** The name shown for a member until the host renames them. */
export const ownName = sql<string>`coalesce(nullif(${profiles.nickname}, ''), ${users.name})`;

/** The name that everyone sees. */
export const shownName = sql<string>`coalesce(${liveMembers.givenName}, ${ownName})`;

/** The full name, which super roles see as well. */
export const fullName = sql<string>`coalesce(nullif(${profiles.fullname}, ''), ${users.name})`;

/** Selects members with their profiles, to be narrowed and ordered. */
export function selectMembers(db: Database) {
  return db
    .select({
      member: liveMembers,
      nickName: ownName.as('nick_name'),
      fullName: fullName.as('full_name'),
      position: profiles.position,
      scTitle: profiles.scTitle,
      enTitle: profiles.enTitle,
      organizationId: organizations.id,
      typeId: organizations.organizationTypeId,
      scName: organizations.scName,
      tcName: organizations.tcName,
      enName: organizations.enName,
      logoUrl: organizations.logoUrl,
      score: userScore,
    })
    .from(liveMembers)
    .innerJoin(users, eq(users.id, liveMembers.userId))
    .leftJoin(profiles, eq(profiles.userId, liveMembers.userId))
    .leftJoin(organizations, eq(organizations.id, certifiedBy))
    .$dynamic();
}

type Selected = Awaited<ReturnType<typeof selectMembers>>[number];

/** Maps a row of `selectMembers` to a member. */
export function toMember(row: Selected): LiveMember {
  const { member, nickName, fullName: full, position, organizationId, typeId } = row;
  const { scName, tcName, enName, logoUrl, scTitle, enTitle, score } = row;
  const organization =
    organizationId === null || typeId === null ? null : { typeId, scName, tcName, enName, logoUrl };
  const person = { nickName, fullName: full, position, scTitle, enTitle, score };
  return { ...member, ...person, organization };
}

/** Reads matching members with access to the room, in order of joining. */
export async function readMembers(
  db: Database,
  liveId: number,
  where?: SQL,
): Promise<LiveMember[]> {
  const found = await selectMembers(db)
    .where(and(eq(liveMembers.liveId, liveId), isInside, where))
    .orderBy(liveMembers.id);
  return found.map(toMember);
}

/** Returns one member, including a removed one; undefined if they never joined. */
export async function readMember(
  db: Database,
  liveId: number,
  userId: number,
): Promise<LiveMember | undefined> {
  const [found] = await selectMembers(db).where(
    and(eq(liveMembers.liveId, liveId), eq(liveMembers.userId, userId)),
  );
  return found && toMember(found);
}

/** Returns the name that everyone sees. */
export const nameOf = ({ givenName, nickName }: LiveMember): string => givenName ?? nickName;
