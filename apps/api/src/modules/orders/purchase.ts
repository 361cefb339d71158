import { centsFromCoins, coinsFromCents } from '@rostra/contract';
import type { CallOutput } from '@rostra/contract';
import { formatCoins } from '@rostra/i18n';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Idempotency } from '#platform/http/idempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { entitlementsOf, requireProduct } from '#modules/products/index.ts';
import type { Product } from '#modules/products/index.ts';
import { fittingCard } from './fittingCard.ts';
import { openOrder } from './openOrder.ts';
import { toOrderResponse } from './toOrderResponse.ts';
import type { OrderResponse } from './toOrderResponse.ts';
import { payerOf } from './payers.ts';
import { payOrder } from './payOrder.ts';

/** The input of a purchase in the form of the contract. */
export type OrderInput = CallOutput<'postOrders'>['body'];

/** A purchase as the mounted call passes it. */
export interface PlaceOrderCall {
  viewer: Viewer;
  body: OrderInput;
  idempotency: Idempotency | undefined;
}

/**
 * Performs the purchase in one transaction: reads everything again under lock, then writes order,
 * money or card use, and entitlement together.
 */
export async function purchase(
  tx: Transaction,
  deps: Deps,
  call: PlaceOrderCall,
): Promise<OrderResponse> {
  const { viewer, body } = call;
  const userId = requireUser(viewer);
  const now = deps.clock.now();
  const payer = await payerOf(tx, userId, body.payer);
  const product = await requireProduct({ ...deps, db: tx }, body.goods_type, body.goods_id, {
    viewer,
    now,
    lock: true,
  });
  const order = await openOrder(tx, deps, userId, product);
  if (body.expected_price !== undefined && centsOf(body.expected_price) !== order.priceCents) {
    const price = coinsFromCents(order.priceCents);
    throw new AppError('priceChanged', { params: { price: formatCoins(price, viewer.locale) } });
  }
  const cardId =
    body.paid_with === 'ppv'
      ? (body.card_id ?? (await fittingCard(tx, payer, product, now)))
      : undefined;
  const paid = await payOrder(tx, deps, order, product, {
    paidWith: body.paid_with,
    payer,
    cardId,
  });
  return toOrderResponse(paid, viewer.locale);
}

/** Returns whether the user has the product already; repeatable products are never owned. */
export async function isOwned(db: Database, userId: number, product: Product): Promise<boolean> {
  if (product.repeatable) return false;
  return (await entitlementsOf(db, userId, [product.key])).size > 0;
}

/** Converts the price that the buyer saw to cents; an invalid amount never equals a price. */
function centsOf(coins: number): number | undefined {
  try {
    return centsFromCoins(coins);
  } catch {
    return undefined;
  }
}
