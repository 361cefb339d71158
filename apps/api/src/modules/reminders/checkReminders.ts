import type { GoodsType } from '@rostra/contract';
import { localized, scriptOf } from '@rostra/i18n';
import { asc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/JobQueue.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { onEvent } from '#platform/outbox/DomainEvent.ts';
import { recordChange } from '#platform/outbox/recordChange.ts';
import { chosenLocale, viewerOfUser } from '#modules/accounts/index.ts';
import { goodsProvider } from '#modules/goods/index.ts';
import { notify } from '#modules/notices/index.ts';
import { orderReminders } from './tables.ts';

/** Reminders that one run looks at; the next run takes those that waited longest. */
const BATCH = 500;
/** A reminder is looked at this often. */
const CHECK_EVERY_MS = 10 * 60 * 1000;

type Reminder = typeof orderReminders.$inferSelect;

/** Looks whether a thing has gone on sale or changed its price for the one who asked. */
async function check(deps: Deps, reminder: Reminder): Promise<void> {
  const { db } = deps;
  const now = deps.clock.now();
  const locale = (await chosenLocale(db, reminder.userId)) ?? 'en';
  const viewer = await viewerOfUser(deps, reminder.userId, locale);
  const provider = goodsProvider(reminder.resourceType as GoodsType);
  const goods = await provider?.read(db, reminder.resourceId, { viewer, now, lock: false });
  const price = goods?.price ?? null;
  const changed = goods !== undefined && price !== null && price !== reminder.seenCents;
  await inTransaction(deps, async (tx) => {
    await tx
      .update(orderReminders)
      .set({ checkedAt: now, seenCents: price })
      .where(eq(orderReminders.id, reminder.id));
    if (!changed) return;
    const { sc, tc, en } = goods.title;
    const title = localized(
      { sc_title: sc, tc_title: tc, en_title: en },
      'title',
      scriptOf(locale),
    );
    await recordChange(tx, deps, {
      actor: { kind: 'system' },
      action: 'order_reminder.fire',
      subject: { type: 'order_reminder', id: reminder.id },
      before: { price: reminder.seenCents },
      after: { price },
      event: {
        name: 'order_reminder.fired',
        payload: { userId: reminder.userId, title, path: goods.path },
      },
    });
  });
}

/** Looks at the reminders whose turn has come. */
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

/** The notice to the one who asked (PAY-59). */
export const tellReminded = onEvent(
  'order_reminder.fired',
  'reminders.tellUser',
  async (event, tx) => {
    const { userId, title, path } = event.payload;
    if (typeof userId !== 'number') return;
    await notify(tx, event.at, userId, 'orderReminder', { title: String(title) }, String(path));
  },
);
