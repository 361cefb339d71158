import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { organizations, organizationUsers } from '#modules/organizations/tables.ts';
import { vipGrants } from '#modules/vip/tables.ts';
import type { Database } from '#platform/database/Database.ts';
import { preparedFor, preparedForEach } from '#platform/database/preparedFor.ts';
import type { ReadAhead, ReadingAhead } from '#platform/viewer/ReadAhead.ts';
import { sessions, userCapabilities, users } from './tables.ts';

/** An instant in the JSON that the database returns. */
type JsonInstant = string;

/** The facts about a user that decide their rights and what they can see. */
export interface ViewerFacts {
  capabilities: string[];
  /** Organizations of which the user is a current member, the newest first. */
  organizations: { id: number; typeId: number; lead: boolean }[];
  vipGrants: {
    level: number;
    days: number;
    grantedAt: JsonInstant;
    revokedAt: JsonInstant | null;
  }[];
}

/**
 * Returns the facts as columns of a query that names the user: one query for every request of a
 * user.
 */
export function factColumns(db: Database, userId: SQLWrapper) {
  const list = <Row>(items: SQL, query: SQLWrapper) =>
    sql<Row[]>`(select coalesce(json_agg(${items}), '[]') from ${query} facts)`;
  const capability = db
    .select({ capability: userCapabilities.capability })
    .from(userCapabilities)
    .where(eq(userCapabilities.userId, userId))
    .orderBy(userCapabilities.capability);
  const parts = db
    .select({
      id: organizations.id,
      typeId: sql`${organizations.organizationTypeId}`.as('typeId'),
      lead: organizationUsers.lead,
    })
    .from(organizationUsers)
    .innerJoin(organizations, eq(organizations.id, organizationUsers.organizationId))
    .where(
      and(
        eq(organizationUsers.userId, userId),
        eq(organizationUsers.state, 'passed'),
        isNull(organizationUsers.dismissedAt),
        isNull(organizations.withdrawnAt),
      ),
    )
    .orderBy(sql`${organizationUsers.createdAt} desc, ${organizationUsers.id} desc`);
  const grants = db
    .select({
      level: vipGrants.level,
      days: vipGrants.days,
      grantedAt: sql`${vipGrants.grantedAt}`.as('grantedAt'),
      revokedAt: sql`${vipGrants.revokedAt}`.as('revokedAt'),
    })
    .from(vipGrants)
    .where(eq(vipGrants.userId, userId))
    .orderBy(vipGrants.grantedAt, vipGrants.id);
  return {
    capabilities: list<string>(sql.raw('capability'), capability),
    organizations: list<ViewerFacts['organizations'][number]>(sql.raw('facts'), parts),
    vipGrants: list<ViewerFacts['vipGrants'][number]>(sql.raw('facts'), grants),
  };
}

const factsOfUser = preparedFor((db) => {
  const userId = sql`${sql.placeholder('userId')}::bigint`;
  return db
    .select(factColumns(db, userId))
    .from(users)
    .where(eq(users.id, userId))
    .prepare('viewer_of_user');
});

/** Reads the facts about a user. */
export async function viewerFactsOf(db: Database, userId: number): Promise<ViewerFacts> {
  const [facts] = await factsOfUser(db).execute({ userId });
  return facts ?? { capabilities: [], organizations: [], vipGrants: [] };
}

/** One statement for each kind of read-ahead, and one without. */
const sessionStatements = preparedForEach(
  (ahead: ReadAhead<unknown> | undefined) =>
    ahead === undefined ? 'viewer_of_session' : `viewer_and_${ahead.name}`,
  (db, ahead, name) =>
    db
      .select({
        id: sessions.id,
        userId: sessions.userId,
        lastSeenAt: sessions.lastSeenAt,
        defaultLocale: users.defaultLocale,
        ...factColumns(db, sessions.userId),
        ahead: ahead?.column(db, sessions.userId) ?? sql<unknown>`null`,
      })
      .from(sessions)
      .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.withdrawnAt)))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, sql.placeholder('sessionNow')),
        ),
      )
      .prepare(name),
);

/** An active session with the facts about its user, in one query. */
export type SessionWithFacts = ViewerFacts & {
  id: number;
  userId: number;
  lastSeenAt: Date;
  defaultLocale: string | null;
};

/**
 * Reads the active session of a token hash: not revoked, not expired, account not withdrawn. Also
 * runs the call's read-ahead.
 */
export async function runningSession(
  db: Database,
  tokenHash: string,
  now: Date,
  ahead?: ReadingAhead,
): Promise<SessionWithFacts | undefined> {
  const [row] = await sessionStatements(db, ahead).execute({
    ...ahead?.parameters,
    tokenHash,
    sessionNow: now,
  });
  if (row !== undefined && ahead !== undefined) ahead.found(row.ahead);
  return row;
}
