import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from './Database.ts';
import { insideTransaction, isInsideTransaction } from './transactionGuard.ts';
import { databaseErrorCode } from './databaseErrorCode.ts';
import { retryPauseMs } from './retryPauseMs.ts';

/** Tries after the first that a deadlock or a serialization failure gets. */
const RETRIES = 3;

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * Runs `work` in one transaction (READ COMMITTED) and commits when it resolves. Inside, await
 * nothing but `tx`. Deadlocks and serialization failures are tried again three times, after a pause
 * by chance, so `work` may run more than once and must have no effect beside the database.
 *
 * @returns what `work` gave
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
      const code = databaseErrorCode(error);
      const passing = code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
      if (!passing || attempt >= RETRIES) throw error;
      await pause(retryPauseMs(attempt, Math.random()));
    }
  }
}
