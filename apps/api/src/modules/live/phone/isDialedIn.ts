import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { liveCalls } from './tables.ts';

/** Selects calls of people who dialed in, as opposed to those that the room called. */
export const isIncoming: SQL = eq(liveCalls.isIncoming, true);

/**
 * Returns whether a call with a person's passcode is running. A passcode admits one call at a time
 * (ADR 125).
 */
export async function isDialedIn(
  tx: Transaction,
  liveId: number,
  userId: number,
): Promise<boolean> {
  const running = await tx
    .select({ id: liveCalls.id })
    .from(liveCalls)
    .where(
      and(
        eq(liveCalls.liveId, liveId),
        eq(liveCalls.userId, userId),
        isIncoming,
        eq(liveCalls.state, 'connected'),
        isNull(liveCalls.removedAt),
      ),
    );
  return running.length > 0;
}
