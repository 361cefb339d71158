import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';

/**
 * The number that is tried when a call does not come about: the next one of the same role, where it was
 * given as a backup and has not been called.
 */
export async function backupAfter(tx: Transaction, row: CallRow): Promise<CallRow | undefined> {
  const [next] = await tx
    .select()
    .from(liveCalls)
    .where(
      and(
        eq(liveCalls.liveId, row.liveId),
        eq(liveCalls.role, row.role),
        eq(liveCalls.isIncoming, false),
        isNull(liveCalls.removedAt),
        gt(liveCalls.id, row.id),
      ),
    )
    .orderBy(asc(liveCalls.id))
    .limit(1);
  if (next?.isBackup !== true || next.state !== 'notcall') return undefined;
  return next;
}
