import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { isOpen } from './canRead.ts';
import type { Audience } from './canRead.ts';
import { audiences } from './tables.ts';

export interface AudienceSubject {
  type: 'Article' | 'Event';
  id: number;
}

const rowOf = (subject: AudienceSubject) =>
  and(eq(audiences.subjectType, subject.type), eq(audiences.subjectId, subject.id));

/** The audience of a thing, or null when it is open to everybody. */
export async function audienceOf(db: Database, subject: AudienceSubject): Promise<Audience | null> {
  const [row] = await db.select().from(audiences).where(rowOf(subject));
  return row === undefined ? null : row;
}

/** Says from now on who may see a thing. An audience that keeps nobody out leaves no row. */
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
  };
  await tx
    .insert(audiences)
    .values({ subjectType: subject.type, subjectId: subject.id, ...values })
    .onConflictDoUpdate({ target: [audiences.subjectType, audiences.subjectId], set: values });
}
