import { and, asc, eq, isNull } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Locale } from '@rostra/contract';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import type { Account } from './accountOf.ts';
import { credentials, identities, users } from './tables.ts';

export interface FoundAccount {
  userId: number;
  /** The hash of the login password; null for an account without one. */
  hash: string | null;
}

/** Finds the active user of an account, with the hash of their login password. */
export async function findAccount(
  db: Database,
  account: Account,
): Promise<FoundAccount | undefined> {
  const [row] = await db
    .select({ userId: identities.userId, hash: credentials.hash })
    .from(identities)
    .innerJoin(users, and(eq(users.id, identities.userId), isNull(users.withdrawnAt)))
    .leftJoin(
      credentials,
      and(eq(credentials.userId, identities.userId), eq(credentials.kind, 'login')),
    )
    .where(
      and(
        eq(identities.provider, account.provider),
        eq(identities.subject, account.subject),
        isNull(identities.withdrawnAt),
      ),
    );
  return row;
}

/** The columns that {@link accountFrom} reads. */
export const addressColumns = { provider: identities.provider, subject: identities.subject };

/** Returns the account of a row of `identities`. */
export const accountFrom = ({
  provider,
  subject,
}: {
  provider: string;
  subject: string;
}): Account => ({
  provider: provider === 'phone' ? 'phone' : 'email',
  subject,
});

const identitiesOf = (userId: SQLWrapper | number) =>
  and(eq(identities.userId, userId), isNull(identities.withdrawnAt));
const emailFirst = [asc(identities.provider), asc(identities.id)];

/** Returns the accounts by which a user can be reached, email first. */
export async function accountsOfUser(db: Database, userId: number): Promise<Account[]> {
  const rows = await db
    .select(addressColumns)
    .from(identities)
    .where(identitiesOf(userId))
    .orderBy(...emailFirst);
  return rows.map(accountFrom);
}

/** Selects {@link accountsOfUser} as a column of another query. */
export const accountsOfUserColumn = (db: Database, userId: SQLWrapper): SQL<Account[]> =>
  nestedRows(addressColumns, accountFrom, (list) =>
    db
      .select({ list })
      .from(identities)
      .where(identitiesOf(userId))
      .orderBy(...emailFirst),
  );

/** Returns a stored language, or undefined if the user has chosen none. */
export const localeOrNone = (stored: string | null | undefined): Locale | undefined =>
  stored === 'zh-CN' || stored === 'en' ? stored : undefined;

/** Returns the language that a user has chosen, if any. */
export async function chosenLocale(db: Database, userId: number): Promise<Locale | undefined> {
  const [row] = await db
    .select({ locale: users.defaultLocale })
    .from(users)
    .where(eq(users.id, userId));
  return localeOrNone(row?.locale);
}
