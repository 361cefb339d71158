import { and, eq, max, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { consents } from './tables.ts';

/** The documents that a user agrees to: terms with privacy policy, the IP notice, the recording. */
export type ConsentDocument = 'agreement' | 'ip_notice' | 'recording';

/** Records that a user agreed to a version; a repeated consent keeps the first instant. */
export async function recordConsent(
  tx: Transaction,
  userId: number,
  document: ConsentDocument,
  version: string,
  now: Date,
): Promise<void> {
  await tx
    .insert(consents)
    .values({ userId, document, version, acceptedAt: now })
    .onConflictDoNothing();
}

function highestVersion(db: Database, userId: SQLWrapper | number, document: ConsentDocument) {
  return db
    .select({ version: max(consents.version) })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.document, document)));
}

/**
 * Returns the highest version that a user has agreed to, or null. Versions are dates, `YYYYMMDD`.
 */
export async function acceptedVersion(
  db: Database,
  userId: number,
  document: ConsentDocument,
): Promise<string | null> {
  const [row] = await highestVersion(db, userId, document);
  return row?.version ?? null;
}

/** Selects {@link acceptedVersion} as a column of another query. */
export const acceptedVersionColumn = (
  db: Database,
  userId: SQLWrapper,
  document: ConsentDocument,
): SQL<string | null> => sql`(${highestVersion(db, userId, document)})`;
