import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Locale } from '@rostra/contract';
import type { Database } from '#platform/database/Database.ts';
import type { Account } from './accountOf.ts';
import { credentials, identities, users } from './tables.ts';

export interface FoundAccount {
  userId: number;
  /** The hash of the log-in password; null for an account that has none. */
  hash: string | null;
}

/** The active user behind an account, with the hash of his log-in password. */
export async function findAccount(
  db: Database,
  account: Account,
): Promise<FoundAccount | undefined> {
  const [row] = await db
    .select({ userId: identities.userId, hash: credentials.hash })
    .from(identities)
    .innerJoin(users, and(eq(users.id, identities.userId), isNull(users.canceledAt)))
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

/** The accounts by which a user can be reached, e-mail first. */
export async function accountsOfUser(db: Database, userId: number): Promise<Account[]> {
  const rows = await db
    .select({ provider: identities.provider, subject: identities.subject })
    .from(identities)
    .where(and(eq(identities.userId, userId), isNull(identities.withdrawnAt)))
    .orderBy(asc(identities.provider), asc(identities.id));
  return rows.map(({ provider, subject }) => ({
    provider: provider === 'phone' ? 'phone' : 'email',
    subject,
  }));
}

/** A language as stored, or undefined when the user has chosen none. */
export const localeOrNone = (stored: string | null | undefined): Locale | undefined =>
  stored === 'zh-CN' || stored === 'en' ? stored : undefined;

/** The language that a user has chosen, if any. */
export async function chosenLocale(db: Database, userId: number): Promise<Locale | undefined> {
  const [row] = await db
    .select({ locale: users.defaultLocale })
    .from(users)
    .where(eq(users.id, userId));
  return localeOrNone(row?.locale);
}
