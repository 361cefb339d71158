import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { EVENT } from '../mayReadEvent.ts';
import { investorEvents } from '../tables.ts';
import { CANCELABLE } from '../meetings/toRegistrationResponse.ts';
import { runState } from '../meetings/runState.ts';
import { meetings } from '../meetings/tables.ts';
import { refundOrder } from '#modules/orders/index.ts';
import { orders } from '#modules/orders/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';
import { endRegistration } from './endRegistration.ts';
import { registrations } from './tables.ts';

/**
 * Cancels an event that has not begun (EVT-28). Its registrations end and every payer is refunded
 * in full, in one transaction (decisions, PAY-78).
 *
 * @param actor has the right to cancel, as checked by the caller
 * @throws AppError `eventNotFound`, `eventNotCancelable`
 */
export function cancelEvent(
  deps: Deps,
  call: Call<'postStaffEventCancel'> | Call<'postEventCancel'>,
  actor: Actor,
): Promise<Data<'postEventCancel'>> {
  const { id } = call.params;
  const { reason } = call.body;
  return inTransaction(deps, (tx) =>
    withIdempotency(tx, deps, call, async () => {
      const now = deps.clock.now();
      const [event] = await tx
        .select()
        .from(investorEvents)
        .where(eq(investorEvents.id, id))
        .for('no key update');
      if (event === undefined) throw new AppError('eventNotFound');
      const before = runState(event, now);
      if (before !== 'planned') throw new AppError('eventNotCancelable');
      await tx.update(investorEvents).set({ canceledAt: now }).where(eq(investorEvents.id, id));
      const paid = await readPaidOrders(tx, id);
      const ended = await endAll(tx, deps, id, { actor, reason, paid });
      for (const order of paid) {
        await refundOrder(tx, deps, order.id, { actor, reason: 'event.cancel' });
      }
      const refunded = paid.length;
      await recordAuditAndEvent(tx, deps, {
        actor,
        action: 'event.cancel',
        subject: { type: EVENT, id },
        before: { state: before },
        after: { state: 'canceled', reason, ended, refunded },
        event: { name: 'event.canceled', isUrgent: true },
      });
      return { id, state: 'canceled' as const, registrations: ended, refunded };
    }),
  );
}

async function endAll(
  tx: Transaction,
  deps: Deps,
  eventId: number,
  { actor, reason, paid }: { actor: Actor; reason: string; paid: readonly PaidOrder[] },
): Promise<number> {
  const open = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), inArray(registrations.state, [...CANCELABLE])))
    .orderBy(asc(registrations.id));
  const keyOf = (row: { userId: number; meetingId: number }) => `${row.userId}:${row.meetingId}`;
  const buyers = new Set(paid.map(keyOf));
  for (const row of open) {
    const refunded = buyers.has(keyOf(row));
    await endRegistration(tx, deps, row, { actor, reason, refunded, because: 'eventCanceled' });
  }
  return open.length;
}

interface PaidOrder {
  id: number;
  userId: number;
  meetingId: number;
}

/** Reads the paid orders of the event, whether or not their buyers are still registered. */
async function readPaidOrders(tx: Transaction, eventId: number): Promise<PaidOrder[]> {
  return tx
    .select({ id: orders.id, userId: orders.userId, meetingId: orders.productId })
    .from(orders)
    .innerJoin(meetings, eq(meetings.id, orders.productId))
    .where(
      and(
        eq(meetings.eventId, eventId),
        eq(orders.productType, 'Agora::Live'),
        eq(orders.state, 'paid'),
      ),
    )
    .orderBy(asc(orders.id));
}
