import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';

/**
 * Returns the number to try when a call does not connect: the next one of the same role that is a
 * backup and was not called yet.
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
