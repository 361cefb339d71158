import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { preparedForEach } from '#platform/database/preparedFor.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { ReadAhead, ReadingAhead } from '#platform/viewer/ReadAhead.ts';
import type { ViewerFact } from '#platform/viewer/ViewerFact.ts';
import { sessions, userCapabilities, users } from './tables.ts';

/** The facts about a user that decide their rights and what they can see. */
export interface ViewerFacts {
  capabilities: string[];
  /** What the columns of the modules' facts read, by the name of the fact. */
  facts: Record<string, unknown>;
}

/** Selects the capabilities of a user as a column of another query. */
export function capabilitiesColumn(db: Database, userId: SQLWrapper): SQL<string[]> {
  const held = db
    .select({ capability: userCapabilities.capability })
    .from(userCapabilities)
    .where(eq(userCapabilities.userId, userId))
    .orderBy(userCapabilities.capability);
  return sql<string[]>`(select coalesce(json_agg(capability), '[]') from ${held} facts)`;
}

/**
 * Returns the facts as columns of a query that names the user: one query for every request of a
 * user.
 */
const factColumns = (db: Database, userId: SQLWrapper, facts: readonly ViewerFact[]) => ({
  capabilities: capabilitiesColumn(db, userId),
  facts: Object.fromEntries(facts.map(({ name, column }) => [name, column(db, userId)])),
});

type Reader = Pick<Deps, 'db' | 'contributed'>;

const factsOfUser = preparedForEach(
  () => 'viewer_of_user',
  (db, facts: readonly ViewerFact[], name) => {
    const userId = sql`${sql.placeholder('userId')}::bigint`;
    return db
      .select(factColumns(db, userId, facts))
      .from(users)
      .where(eq(users.id, userId))
      .prepare(name);
  },
);

/** Reads the facts about a user. */
export async function viewerFactsOf(
  { db, contributed }: Reader,
  userId: number,
): Promise<ViewerFacts | undefined> {
  const [facts] = await factsOfUser(db, contributed('viewerFacts')).execute({ userId });
  return facts;
}

interface SessionRead {
  ahead: ReadAhead<unknown> | undefined;
  facts: readonly ViewerFact[];
}

/** One statement for each kind of read-ahead, and one without. */
const sessionStatements = preparedForEach(
  ({ ahead }: SessionRead) =>
    ahead === undefined ? 'viewer_of_session' : `viewer_and_${ahead.name}`,
  (db, { ahead, facts }, name) =>
    db
      .select({
        id: sessions.id,
        userId: sessions.userId,
        lastSeenAt: sessions.lastSeenAt,
        defaultLocale: users.defaultLocale,
        ...factColumns(db, sessions.userId, facts),
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
  { db, contributed }: Reader,
  tokenHash: string,
  now: Date,
  ahead?: ReadingAhead,
): Promise<SessionWithFacts | undefined> {
  const statement = sessionStatements(db, { ahead, facts: contributed('viewerFacts') });
  const [row] = await statement.execute({
    ...ahead?.parameters,
    tokenHash,
    sessionNow: now,
  });
  if (row !== undefined && ahead !== undefined) ahead.found(row.ahead);
  return row;
}
