import { setTimeout as pause } from 'node:timers/promises';
import type { FanOut } from '#platform/fanOut/FanOut.ts';
import type { Database, Transaction } from './Database.ts';
import { LostRace } from './LostRace.ts';
import { insideTransaction, isInsideTransaction } from './transactionGuard.ts';
import type { CommitWork } from './transactionGuard.ts';
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
 * database. Messages of `publishWithCommit` leave with the commit.
 *
 * @returns the result of `work`
 * @throws LostRace after the last retry
 */
export async function inTransaction<T>(
  deps: { db: Database; fanOut: FanOut },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (isInsideTransaction()) {
    throw new Error('inTransaction was called inside a transaction: hand the tx down instead.');
  }
  for (let attempt = 0; ; attempt += 1) {
    const commit: CommitWork = { hints: [], messages: new Map() };
    try {
      const result = await deps.db.transaction(
        (tx) =>
          insideTransaction(commit, async () => {
            const done = await work(tx);
            // Last, so that a number of a message is taken shortly before the commit.
            if (commit.messages.size > 0)
              await deps.fanOut.publish(tx, [...commit.messages.values()]);
            return done;
          }),
        { isolationLevel: 'read committed' },
      );
      for (const hint of commit.hints) hint();
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
