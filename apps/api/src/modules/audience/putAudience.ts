import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/Database.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { isOpen } from './canRead.ts';
import type { Audience, ReadersAudience } from './canRead.ts';
import { audienceColumn } from './canSee.ts';
import { audiences } from './tables.ts';

export interface AudienceSubject {
  /** A subject type, such as `Article`. */
  type: string;
  id: number;
}

export const rowOf = (subject: AudienceSubject) =>
  and(eq(audiences.subjectType, subject.type), eq(audiences.subjectId, subject.id));

/** Returns the audience of an item, or null if it is open to everyone. */
export async function audienceOf(db: Database, subject: AudienceSubject): Promise<Audience | null> {
  const [row] = await db.select().from(audiences).where(rowOf(subject));
  return row === undefined ? null : row;
}

/** Returns {@link audienceOf} with the trial of a reader, for `canRead`. */
export async function audienceFor(
  db: Database,
  subject: AudienceSubject,
  viewer: Pick<Viewer, 'userId'>,
): Promise<ReadersAudience | null> {
  const [row] = await db
    .select({ audience: audienceColumn(sql`${viewer.userId ?? 0}::bigint`) })
    .from(audiences)
    .where(rowOf(subject));
  return row?.audience ?? null;
}

/** Sets the audience of an item. An audience that excludes nobody leaves no row. */
export async function putAudience(
  tx: Transaction,
  subject: AudienceSubject,
  audience: Audience,
): Promise<void> {
  if (isOpen(audience)) {
    await tx.delete(audiences).where(rowOf(subject));
    return;
  }
  const values = {
    visitors: audience.visitors,
    organizationTypeIds: [...audience.organizationTypeIds],
    userIds: [...audience.userIds],
    trialQuota: audience.trialQuota ?? 0,
  };
  await tx
    .insert(audiences)
    .values({ subjectType: subject.type, subjectId: subject.id, ...values })
    .onConflictDoUpdate({ target: [audiences.subjectType, audiences.subjectId], set: values });
}
