import type { ErrorName } from '@rostra/contract';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Product } from '#modules/products/index.ts';
import { orders } from './tables.ts';

/**
 * Stores a refused attempt as a failed order with its reason (PAY-66). The transaction of the
 * attempt has been rolled back by then; retries of one attempt are stored once.
 */
export async function keepFailedOrder(
  deps: Deps,
  userId: number,
  product: Product,
  failure: ErrorName,
  attemptKey: string | undefined,
): Promise<void> {
  const { price } = product;
  if (price === null) return;
  await inTransaction(deps, async (tx) => {
    const now = deps.clock.now();
    const [kept] = await tx
      .insert(orders)
      .values({
        userId,
        productType: product.type,
        productId: product.id,
        productKey: product.key,
        single: !product.repeatable,
        state: 'failed',
        scTitle: product.title.sc,
        tcTitle: product.title.tc,
        enTitle: product.title.en,
        priceCents: price,
        createdAt: now,
        endedAt: now,
        failure,
        attemptKey: attemptKey ?? null,
      })
      .onConflictDoNothing()
      .returning({ id: orders.id });
    if (kept === undefined) return;
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'order.fail',
      subject: { type: 'order', id: kept.id },
      after: { state: 'failed', failure },
    });
  });
}
