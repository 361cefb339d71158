import type { OrderState } from '@rostra/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { requireTransition } from './orderTransitions.ts';
import { orders } from './tables.ts';
import type { OrderRow } from './tables.ts';

/**
 * Moves an order from one state to the next by one conditional UPDATE.
 *
 * @returns the updated order, or undefined if it was no longer in `from`
 */
export async function moveOrder(
  tx: Transaction,
  id: number,
  from: OrderState,
  to: OrderState,
  values: Partial<OrderRow> = {},
): Promise<OrderRow | undefined> {
  requireTransition(from, to);
  const [moved] = await tx
    .update(orders)
    .set({ ...values, state: to })
    .where(and(eq(orders.id, id), eq(orders.state, from)))
    .returning();
  return moved;
}
