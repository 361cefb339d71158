import type { PaidWith } from '@rostra/contract';
import type { Transaction } from '#platform/database/Database.ts';
import { LostRace } from '#platform/database/LostRace.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { spendCardUse } from '#modules/cards/index.ts';
import { productProvider, grantEntitlement } from '#modules/products/index.ts';
import type { Product } from '#modules/products/index.ts';
import { spend } from '#modules/ledger/index.ts';
import type { Owner } from '#modules/ledger/index.ts';
import { moveOrder } from './states.ts';
import type { OrderRow } from './tables.ts';

/** The payment of an order. The caller decides whether the user may spend this owner's money. */
export interface Payment {
  paidWith: PaidWith;
  payer: Owner;
  /** With `ppv`. */
  cardId?: number | undefined;
}

/**
 * Pays an order that awaits payment: money or card use, entitlement, delivery, audit and event, all
 * or nothing in the caller's transaction.
 *
 * @returns the paid order
 * @throws AppError `insufficientBalance`, `cardNotUsable`
 */
export async function payOrder(
  tx: Transaction,
  deps: Deps,
  order: OrderRow,
  product: Product,
  payment: Payment,
): Promise<OrderRow> {
  const now = deps.clock.now();
  const { payer } = payment;
  const actor = { kind: 'user', id: order.userId } as const;
  const parts =
    payment.paidWith === 'balance'
      ? await payWithBalance(tx, deps, order, product, payer)
      : await payWithCard(tx, deps, order, product, payment);
  const paid = await moveOrder(tx, order.id, 'created', 'paid', {
    ...parts,
    paidWith: payment.paidWith,
    payerType: payer.type,
    payerId: payer.id,
    paidAt: now,
  });
  if (paid === undefined) throw new LostRace('An order');
  if (!product.repeatable) {
    const source = payment.paidWith === 'ppv' ? 'card' : 'bought';
    await grantEntitlement(tx, {
      userId: order.userId,
      productKey: product.key,
      source,
      orderId: order.id,
      at: now,
    });
  }
  await productProvider(deps, product.type)?.deliver?.(tx, deps, {
    orderId: order.id,
    productType: product.type,
    productId: product.id,
    userId: order.userId,
    payer,
    actor,
  });
  await recordAuditAndEvent(tx, deps, {
    actor,
    action: 'order.pay',
    subject: { type: 'order', id: order.id },
    before: { state: 'created' },
    after: { state: 'paid', paidWith: payment.paidWith, payer, ...parts },
    event: {
      name: 'order.paid',
      payload: {
        orderId: order.id,
        userId: order.userId,
        productType: product.type,
        productId: product.id,
        productKey: product.key,
      },
    },
  });
  return paid;
}

async function payWithBalance(
  tx: Transaction,
  deps: Deps,
  order: OrderRow,
  product: Product,
  payer: Owner,
): Promise<Partial<OrderRow>> {
  const kind = productProvider(deps, product.type)?.orders.movement ?? 'purchase';
  const paid = await spend(tx, deps, payer, order.priceCents, {
    kind,
    ref: { type: 'order', id: order.id },
    actor: { kind: 'user', id: order.userId },
    memo: product.title,
  });
  return { giftCents: paid.gift, coinCents: paid.coin, transactionId: paid.transactionId };
}

async function payWithCard(
  tx: Transaction,
  deps: Deps,
  order: OrderRow,
  product: Product,
  payment: Payment,
): Promise<Partial<OrderRow>> {
  if (product.cardFlag === null || payment.cardId === undefined)
    throw new AppError('cardNotUsable');
  await spendCardUse(tx, {
    cardId: payment.cardId,
    payer: payment.payer,
    flag: product.cardFlag,
    userId: order.userId,
    productKey: product.key,
    orderId: order.id,
    at: deps.clock.now(),
  });
  return { cardId: payment.cardId };
}
