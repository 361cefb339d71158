import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { moveOrder } from './states.ts';
import { orders } from './tables.ts';

/** Maximum number of orders in one sweep; the next one takes the rest. */
const SWEEP_SIZE = 200;

async function expire(deps: Deps, orderId: number): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    const now = deps.clock.now();
    if (order?.state !== 'created' || order.expiresAt === null || order.expiresAt > now) return;
    await moveOrder(tx, orderId, 'created', 'expired', { endedAt: now });
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'system' },
      action: 'order.expire',
      subject: { type: 'order', id: orderId },
      before: { state: 'created' },
      after: { state: 'expired' },
      event: { name: 'order.expired' },
    });
  });
}

/** Ends one unpaid order when it expires (PAY-67). */
export const expireOrder = defineJob(
  'orders.expire',
  z.object({ orderId: z.number().int() }),
  ({ orderId }, deps) => expire(deps, orderId),
);

/** Ends expired orders that a lost job left open. */
export const sweepOrders = defineJob(
  'orders.sweep',
  z.object({}),
  async (_data, deps) => {
    const due = await deps.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.state, 'created'), lte(orders.expiresAt, deps.clock.now())))
      .limit(SWEEP_SIZE);
    for (const { id } of due) await expire(deps, id);
  },
  { cron: '*/10 * * * *' },
);
