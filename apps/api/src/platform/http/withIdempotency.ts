import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Idempotency } from './idempotency.ts';
import { idempotencyKeys } from './tables.ts';

/**
 * Does the work of a repeated request once. The key's row is written in the transaction of the
 * work, so a second request waits for the first to commit and gets its stored answer. If the work
 * fails, the row is rolled back with it and the next attempt starts fresh.
 *
 * @param call the mounted call; without an `Idempotency-Key` the work just runs
 * @throws AppError `idempotencyKeyReused` (409) for the same key with another input
 */
export async function withIdempotency<Result>(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  call: { idempotency: Idempotency | undefined },
  work: () => Promise<Result>,
): Promise<Result> {
  const { idempotency } = call;
  if (idempotency === undefined) return work();
  const { viewerKey, route, key, inputHash } = idempotency;
  const mine = and(
    eq(idempotencyKeys.viewerKey, viewerKey),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  );
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ viewerKey, route, key, inputHash, createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (inserted.length === 0) {
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (first === undefined) throw new AppError('requestInProgress');
    if (first.inputHash !== inputHash) throw new AppError('idempotencyKeyReused');
    return (first.answer as { result: Result }).result;
  }
  const result = await work();
  await tx.update(idempotencyKeys).set({ answer: { result } }).where(mine);
  return result;
}
