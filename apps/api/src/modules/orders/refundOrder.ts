import type { ProductType, OwnerType } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { LostRace } from '#platform/database/LostRace.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';
import { returnCardUse } from '#modules/cards/index.ts';
import { productProvider, revokeEntitlement } from '#modules/products/index.ts';
import { reverse } from '#modules/ledger/index.ts';
import { moveOrder } from './states.ts';
import { orders } from './tables.ts';
import type { OrderRow } from './tables.ts';

/**
 * Refunds a whole paid order and revokes what it gave. Each part returns to its source: gift to
 * gift, balance to balance, card use to card (PAY-65).
 *
 * @throws AppError `orderNotFound`, `orderNotRefundable` if it is not paid or its product are used up
 */
export async function refundOrder(
  tx: Transaction,
  deps: Deps,
  orderId: number,
  refund: { actor: Actor; reason: string },
): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order === undefined) throw new AppError('orderNotFound');
  const begun = await moveOrder(tx, orderId, 'paid', 'refunding', { refundReason: refund.reason });
  if (begun?.payerType == null || begun.payerId === null) throw new AppError('orderNotRefundable');
  const now = deps.clock.now();
  const productType = begun.productType as ProductType;
  await productProvider(deps, productType)?.takeBack?.(tx, deps, {
    orderId,
    productType,
    productId: begun.productId,
    userId: begun.userId,
    payer: { type: begun.payerType as OwnerType, id: begun.payerId },
    actor: refund.actor,
  });
  await revokeEntitlement(tx, orderId, now);
  if (begun.transactionId === null) {
    await returnCardUse(tx, orderId, now);
  } else {
    await reverse(tx, deps, begun.transactionId, {
      kind: 'refund',
      ref: { type: 'order', id: orderId },
      actor: refund.actor,
      memo: { sc: begun.scTitle, tc: begun.tcTitle, en: begun.enTitle },
    });
  }
  const refunded = await moveOrder(tx, orderId, 'refunding', 'refunded', {
    refundedAt: now,
    endedAt: now,
  });
  if (refunded === undefined) throw new LostRace('An order');
  await recordAuditAndEvent(tx, deps, {
    actor: refund.actor,
    action: 'order.refund',
    subject: { type: 'order', id: orderId },
    before: { state: 'paid' },
    after: { state: 'refunded', reason: refund.reason },
    event: {
      name: 'order.refunded',
      payload: { orderId, userId: begun.userId, productType, productKey: begun.productKey },
      isUrgent: true,
    },
  });
  return refunded;
}
