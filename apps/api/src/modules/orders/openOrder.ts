import { ORDER_EXPIRES_MINUTES } from '@rostra/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { LostRace } from '#platform/database/LostRace.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Product } from '#modules/products/index.ts';
import { closeRevokedOrder } from './closeRevokedOrder.ts';
import { expireOrder } from './expireOrders.ts';
import { moveOrder } from './states.ts';
import { orders } from './tables.ts';
import type { OrderRow } from './tables.ts';

/** States in which an order reserves its product for the user. */
const OPEN = ['created', 'paid', 'refunding'];

/** Finds and locks the open order of a user for a product that is bought once. */
async function findOpenOrder(
  tx: Transaction,
  userId: number,
  productKey: string,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.productKey, productKey),
        eq(orders.single, true),
        inArray(orders.state, OPEN),
      ),
    )
    .for('update');
  return row;
}

/**
 * Opens an order in state `created` at the current price, or finds the one awaiting payment. An order
 * paid by a card that was revoked since gives way to the new one.
 *
 * @param product read under lock, with a price
 * @throws AppError `alreadyBought` if the user has the product; without a price the product's
 *   `refusal` or `productNotForSale`
 */
export async function openOrder(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  userId: number,
  product: Product,
): Promise<OrderRow> {
  if (product.price === null || product.price <= 0)
    throw new AppError(product.refusal ?? 'productNotForSale');
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + ORDER_EXPIRES_MINUTES * 60_000);
  const [made] = await tx
    .insert(orders)
    .values({
      userId,
      productType: product.type,
      productId: product.id,
      productKey: product.key,
      single: !product.repeatable,
      state: 'created',
      scTitle: product.title.sc,
      tcTitle: product.title.tc,
      enTitle: product.title.en,
      priceCents: product.price,
      createdAt: now,
      expiresAt,
    })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return made;
  const open = await findOpenOrder(tx, userId, product.key);
  // It was released between the two statements.
  if (open === undefined) throw new LostRace('An order');
  if (await closeRevokedOrder(tx, deps, open)) return openOrder(tx, deps, userId, product);
  if (open.state !== 'created') throw new AppError('alreadyBought');
  if (open.expiresAt !== null && open.expiresAt <= now) {
    await moveOrder(tx, open.id, 'created', 'expired', { endedAt: now });
    return openOrder(tx, deps, userId, product);
  }
  const [current] = await tx
    .update(orders)
    .set({ priceCents: product.price })
    .where(eq(orders.id, open.id))
    .returning();
  return current ?? open;
}

/**
 * Opens an order that awaits payment and reserves its product. Unpaid, it expires after
 * `ORDER_EXPIRES_MINUTES` and releases it (PAY-67). For products that are registered first and
 * paid later.
 */
export async function holdOrder(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  userId: number,
  product: Product,
): Promise<OrderRow> {
  const order = await openOrder(tx, deps, userId, product);
  const { expiresAt } = order;
  if (expiresAt !== null) {
    const id = jobId('expireOrder', order.id, expiresAt);
    await deps.jobs.enqueue(tx, expireOrder, { orderId: order.id }, { id, startAfter: expiresAt });
  }
  return order;
}

/** Ends a user's unpaid order when its reservation is given up. */
export async function releaseOrder(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  userId: number,
  productKey: string,
): Promise<void> {
  const order = await findOpenOrder(tx, userId, productKey);
  if (order?.state !== 'created') return;
  await moveOrder(tx, order.id, 'created', 'expired', { endedAt: deps.clock.now() });
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'user', id: userId },
    action: 'order.release',
    subject: { type: 'order', id: order.id },
    before: { state: 'created' },
    after: { state: 'expired' },
  });
}
