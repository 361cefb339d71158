import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from './Database.ts';
import { LostRace } from './LostRace.ts';
import { insideTransaction, isInsideTransaction } from './transactionGuard.ts';
import { databaseErrorCode } from './databaseErrorCode.ts';
import { retryPauseMs } from './retryPauseMs.ts';

/** Retries after a lost race; with their pauses they last five seconds at most. */
export const RETRIES = 8;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * Runs `work` in one transaction (READ COMMITTED) and commits when it resolves. Inside, await
 * nothing but `tx`. Deadlocks, serialization failures and a `LostRace` are retried up to `RETRIES`
 * times, after a random pause. So `work` may run more than once and must have no effect outside the
 * database.
 *
 * @returns the result of `work`
 * @throws LostRace after the last retry
 */
export async function inTransaction<T>(
  deps: { db: Database },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (isInsideTransaction()) {
    throw new Error('inTransaction was called inside a transaction: hand the tx down instead.');
  }
  for (let attempt = 0; ; attempt += 1) {
    const committed: (() => void)[] = [];
    try {
      const result = await deps.db.transaction(
        (tx) => insideTransaction(committed, () => work(tx)),
        { isolationLevel: 'read committed' },
      );
      for (const hint of committed) hint();
      return result;
    } catch (error) {
      if (!isRace(error) || attempt >= RETRIES) throw error;
      await pause(retryPauseMs(attempt, Math.random()));
    }
  }
}

function isRace(error: unknown): boolean {
  const code = databaseErrorCode(error);
  return error instanceof LostRace || code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}
