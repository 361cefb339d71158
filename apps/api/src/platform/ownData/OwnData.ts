import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';

/** What one table holds about a user, as its module declares it. */
export interface OwnData {
  /** The column that names the user. */
  user: PgColumn;
  /** Fields that an export leaves out: secrets, and what only staff may see. */
  hidden?: readonly string[];
  /**
   * Removes the person, in the transaction that anonymizes their withdrawn account. Absent: the rows
   * stay, because they hold only the ID or others need them.
   */
  forget?: (tx: Transaction, userId: number, deps: Pick<Deps, 'jobs'>) => Promise<void>;
}

declare module '#platform/module/Contributions.ts' {
  interface ContributionTypes {
    ownData: OwnData;
  }
}

/** Declares rows that stay when their user is anonymized. */
export const keepRows = (user: PgColumn, hidden: readonly string[] = []): OwnData => ({
  user,
  hidden,
});

/** Declares rows that are deleted when their user is anonymized. */
export const deleteRows = (user: PgColumn, hidden: readonly string[] = []): OwnData => ({
  user,
  hidden,
  async forget(tx, userId) {
    await tx.delete(user.table).where(eq(user, userId));
  },
});

/**
 * Declares rows that stay when their user is anonymized, without the personal data in them.
 *
 * @param cleared the fields with personal data, and what they hold afterwards
 */
export const clearRows = (
  user: PgColumn,
  cleared: Readonly<Record<string, string | null>>,
  hidden: readonly string[] = [],
): OwnData => ({
  user,
  hidden,
  async forget(tx, userId) {
    await tx.update(user.table).set(cleared).where(eq(user, userId));
  },
});
