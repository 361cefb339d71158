import type { OrderState } from '@rostra/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { orders } from './tables.ts';
import type { OrderRow } from './tables.ts';

/** Where an order can go from each state (PAY-66). */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['paid', 'expired', 'failed'],
  paid: ['refunding'],
  refunding: ['refunded'],
  failed: [],
  expired: [],
  refunded: [],
};

/**
 * Moves an order from one state to the next by one conditional UPDATE.
 *
 * @returns the order as it is now, or undefined when it was not in `from` any more
 */
export async function moveOrder(
  tx: Transaction,
  id: number,
  from: OrderState,
  to: OrderState,
  values: Partial<OrderRow> = {},
): Promise<OrderRow | undefined> {
  if (!ORDER_TRANSITIONS[from].includes(to))
    throw new Error(`No order goes from ${from} to ${to}.`);
  const [moved] = await tx
    .update(orders)
    .set({ ...values, state: to })
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .returning();
  return moved;
}
