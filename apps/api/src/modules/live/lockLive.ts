import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { lives } from './tables.ts';
import type { LiveRow } from './tables.ts';

/**
 * Begins a change of a live or of its members: changes come one after the other, and each has a
 * revision of its own, by which what is told late is known to be old.
 *
 * @throws AppError `liveNotFound`
 */
export async function lockLive(tx: Transaction, liveId: number): Promise<LiveRow> {
  const [live] = await tx
    .update(lives)
    .set({ revision: sql`${lives.revision} + 1` })
    .where(eq(lives.id, liveId))
    .returning();
  if (live === undefined) throw new AppError('liveNotFound');
  return live;
}
