import { and, eq, isNull } from 'drizzle-orm';
import { identities } from '#modules/accounts/tables.ts';
import type { Database } from '#platform/database/Database.ts';

/** Returns the user who owns a phone number; null if no account has it, or if it is withheld. */
export async function readNumberOwner(db: Database, number: string): Promise<number | null> {
  if (number === '') return null;
  const [owner] = await db
    .select({ userId: identities.userId })
    .from(identities)
    .where(
      and(
        eq(identities.provider, 'phone'),
        eq(identities.subject, number),
        isNull(identities.withdrawnAt),
      ),
    );
  return owner?.userId ?? null;
}
