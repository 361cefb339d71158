import { and, asc, eq, exists, inArray, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import { NEVER_STARTED_HOURS } from '@rostra/contract';
import { investorEvents } from '../tables.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { CANCELABLE } from '../meetings/toRegistrationResponse.ts';
import { meetings } from '../meetings/tables.ts';
import { refundOrder } from '#modules/orders/index.ts';
import { orders } from '#modules/orders/tables.ts';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { endRegistration } from './endRegistration.ts';
import { registrations } from './tables.ts';

const LATE_MS = NEVER_STARTED_HOURS * 60 * 60 * 1000;
const SYSTEM = { kind: 'system' } as const;

/**
 * Selects meetings in our own rooms that no host ever started, long after their planned end. A room
 * that was only prepared counts, also if its host or the system closed it.
 */
const neverStarted = (db: Database, now: Date) =>
  and(
    inArray(meetings.onlineType, ['default_online', 'rtmp']),
    lte(meetings.endsAt, new Date(now.getTime() - LATE_MS)),
    isNull(meetings.startedAt),
    isNull(meetings.canceledAt),
    exists(
      db
        .select({ id: liveSessions.id })
        .from(liveSessions)
        .where(and(eq(liveSessions.meetingId, meetings.id), isNull(liveSessions.startedAt))),
    ),
  );

/**
 * Cancels meetings that their host never started, a day after their planned end, with full refunds
 * (decisions, "Rights that end").
 */
export const cancelNeverStarted = defineJob(
  'registrations.cancelNeverStarted',
  z.object({}),
  async (_data, deps) => {
    const due = await deps.db
      .select({ id: meetings.id })
      .from(meetings)
      .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
      .where(and(neverStarted(deps.db, deps.clock.now()), isNull(investorEvents.canceledAt)))
      .orderBy(asc(meetings.id));
    for (const { id } of due) await inTransaction(deps, (tx) => cancelMeeting(tx, deps, id));
  },
  { cron: '*/10 * * * *' },
);

async function cancelMeeting(tx: Transaction, deps: Deps, id: number): Promise<void> {
  const now = deps.clock.now();
  const canceled = await tx
    .update(meetings)
    .set({ canceledAt: now })
    .where(and(eq(meetings.id, id), neverStarted(tx, now)))
    .returning({ id: meetings.id });
  if (canceled.length === 0) return;
  const paid = await tx
    .select({ id: orders.id, userId: orders.userId })
    .from(orders)
    .where(
      and(
        eq(orders.productType, 'Agora::Live'),
        eq(orders.productId, id),
        eq(orders.state, 'paid'),
      ),
    )
    .orderBy(asc(orders.id));
  const payers = new Set(paid.map(({ userId }) => userId));
  const ended = await endAll(tx, deps, id, payers);
  for (const order of paid) {
    await refundOrder(tx, deps, order.id, { actor: SYSTEM, reason: 'meeting.neverStarted' });
  }
  await recordAuditAndEvent(tx, deps, {
    actor: SYSTEM,
    action: 'meeting.cancel',
    subject: { type: 'meeting', id },
    after: { canceledAt: now, ended, refunded: paid.length },
    event: { name: 'meeting.canceled', isUrgent: true },
  });
}

/** @returns the number of ended registrations */
async function endAll(
  tx: Transaction,
  deps: Deps,
  id: number,
  payers: ReadonlySet<number>,
): Promise<number> {
  const open = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.meetingId, id), inArray(registrations.state, [...CANCELABLE])))
    .orderBy(asc(registrations.id));
  for (const row of open) {
    const refunded = payers.has(row.userId);
    await endRegistration(tx, deps, row, { actor: SYSTEM, refunded, because: 'neverStarted' });
  }
  return open.length;
}
