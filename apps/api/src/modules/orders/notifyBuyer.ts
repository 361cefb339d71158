import { coinsFromCents } from '@rostra/contract';
import { formatCoins } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import { mailText } from '#platform/mail/mailText.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { accountsOfUser, chosenLocale } from '#modules/accounts/index.ts';
import { notify } from '#modules/notices/index.ts';
import { orderListPath, orderRecord } from './orderRecord.ts';
import { orderTitle } from './toOrderResponse.ts';
import { orders } from './tables.ts';

/** Emails the buyer the record of a paid or refunded order; a buyer without email gets only the notice. */
export const mailBuyer = defineJob(
  'orders.mailBuyer',
  z.object({ orderId: z.number().int(), what: z.enum(['paid', 'refunded']) }),
  async ({ orderId, what }, deps) => {
    const [order] = await deps.db.select().from(orders).where(eq(orders.id, orderId));
    if (order === undefined) return;
    const addresses = await accountsOfUser(deps.db, order.userId);
    const address = addresses.find(({ provider }) => provider === 'email');
    if (address === undefined) return;
    const locale = (await chosenLocale(deps.db, order.userId)) ?? 'en';
    const text = serverText(locale);
    const paid = order.paidWith === 'ppv' ? 'orderPaidByCard' : 'orderPaid';
    const key = `money.mail.${what === 'paid' ? paid : 'orderRefunded'}` as const;
    const body = text(`${key}.text`, {
      title: orderTitle(order, locale),
      coins: formatCoins(coinsFromCents(order.priceCents), locale),
    });
    const record = await orderRecord(deps, order, { locale, address: address.subject });
    await deps.mail.send({
      to: address.subject,
      subject: text(`${key}.subject`),
      text: mailText(deps.config, locale, [body, record]),
    });
  },
);

function publish(what: 'paid' | 'refunded') {
  return onEvent(`order.${what}`, 'orders.notifyBuyer', async (event, tx, deps) => {
    const orderId = Number(event.subject.id);
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (order === undefined) return;
    const title = { 'zh-CN': orderTitle(order, 'zh-CN'), en: orderTitle(order, 'en') };
    const kind = what === 'paid' ? 'orderPaid' : 'orderRefunded';
    await notify(tx, deps, {
      at: event.at,
      userId: order.userId,
      kind,
      values: { title },
      link: orderListPath(deps, order),
    });
    const id = jobId('mailBuyer', orderId, what);
    await deps.jobs.enqueue(tx, mailBuyer, { orderId, what }, { id });
  });
}

/** The notices and emails that follow from an order. */
export const buyerEvents = [publish('paid'), publish('refunded')];
