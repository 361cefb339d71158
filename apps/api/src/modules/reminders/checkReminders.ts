import { and, asc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { chosenLocale, viewerOfUser } from '#modules/accounts/index.ts';
import { dueReminders } from './dueReminders.ts';
import { orderReminders } from './tables.ts';

/** Maximum number of reminders in one run; the next run takes those that waited longest. */
const BATCH = 500;
/** Interval between the checks of one reminder. */
const CHECK_EVERY_MS = 10 * 60 * 1000;

type Reminder = typeof orderReminders.$inferSelect;

/** Checks one reminder for changes of its product, and records them as events. */
async function check(deps: Deps, reminder: Reminder): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const locale = (await chosenLocale(db, reminder.userId)) ?? 'en';
  const viewer = await viewerOfUser(deps, reminder.userId, locale);
  const subject = deps.contributed('reminders').find(({ type }) => type === reminder.resourceType);
  const product = await subject?.read(db, reminder.resourceId, { viewer, now });
  const message = product === undefined ? [] : dueReminders(reminder, product, now);
  const price = product?.price ?? null;
  const startsAt = product?.startsAt;
  const notifiedStartsAt = message.includes('reminderStarting')
    ? startsAt
    : reminder.notifiedStartsAt;
  await inTransaction(deps, async (tx) => {
    // Of two concurrent checks that read the same row, only one notifies.
    const taken = await tx
      .update(orderReminders)
      .set({ checkedAt: now, seenCents: price, notifiedStartsAt })
      .where(
        and(eq(orderReminders.id, reminder.id), eq(orderReminders.checkedAt, reminder.checkedAt)),
      )
      .returning({ id: orderReminders.id });
    if (taken.length === 0 || product === undefined) return;
    for (const kind of message) {
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'system' },
        action: 'order_reminder.fire',
        subject: { type: 'order_reminder', id: reminder.id },
        before: { price: reminder.seenCents },
        after: { price },
        event: {
          name: 'order_reminder.fired',
          payload: {
            kind,
            userId: reminder.userId,
            title: product.title,
            path: product.path,
            cents: price,
            startsAt: startsAt?.toISOString() ?? null,
          },
        },
      });
    }
  });
}

/** Checks the reminders that are due. */
export const checkReminders = defineJob(
  'reminders.check',
  z.object({}),
  async (_data, deps) => {
    const before = new Date(deps.clock.now().getTime() - CHECK_EVERY_MS);
    const due = await deps.db
      .select()
      .from(orderReminders)
      .where(lt(orderReminders.checkedAt, before))
      .orderBy(asc(orderReminders.checkedAt))
      .limit(BATCH);
    for (const reminder of due) await check(deps, reminder);
  },
  { cron: '*/10 * * * *' },
);
