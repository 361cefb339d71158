import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/**
 * Locks a live session for a change of it or of its members. Changes run one at a time, and each
 * has its own revision, which marks late messages as outdated.
 *
 * @throws AppError `liveNotFound`
 */
export async function lockAndBumpRevision(tx: Transaction, liveId: number): Promise<LiveRow> {
  const [live] = await tx
    .update(liveSessions)
    .set({ revision: sql`${liveSessions.revision} + 1` })
    .where(eq(liveSessions.id, liveId))
    .returning();
  if (live === undefined) throw new AppError('liveNotFound');
  return live;
}
