import { coinsFromCents } from '@rostra/contract';
import { formatCoins } from '@rostra/i18n';
import { asSentence, serverText } from '@rostra/i18n/server';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import { mailText } from '#platform/mail/mailText.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { accountsOfUser, chosenLocale } from '#modules/accounts/index.ts';
import { notify } from '#modules/notices/index.ts';
import { topups } from './tables.ts';
import { BALANCE_PATH, topupRecord } from './topupRecord.ts';

/** Emails the payer the decision on a top-up, with its record. */
export const mailPayer = defineJob(
  'topups.mailPayer',
  z.object({ topupId: z.number().int() }),
  async ({ topupId }, deps) => {
    const [topup] = await deps.db.select().from(topups).where(eq(topups.id, topupId));
    if (topup === undefined || topup.state === 'pending') return;
    const addresses = await accountsOfUser(deps.db, topup.userId);
    const address = addresses.find(({ provider }) => provider === 'email');
    if (address === undefined) return;
    const locale = (await chosenLocale(deps.db, topup.userId)) ?? 'en';
    const text = serverText(locale);
    const key =
      topup.state === 'confirmed' ? 'money.mail.topupConfirmed' : 'money.mail.topupRejected';
    const body = text(`${key}.text`, {
      coins: formatCoins(coinsFromCents(topup.cents), locale),
      reason: asSentence(topup.reason ?? ''),
    });
    const record = await topupRecord(deps, topup, { locale, address: address.subject });
    await deps.mail.send({
      to: address.subject,
      subject: text(`${key}.subject`),
      text: mailText(deps.config, locale, [body, record]),
    });
  },
);

function publish(state: 'confirmed' | 'rejected') {
  return onEvent(`topup.${state}`, 'topups.notifyPayer', async (event, tx, deps) => {
    const topupId = Number(event.subject.id);
    const [topup] = await tx.select().from(topups).where(eq(topups.id, topupId));
    if (topup === undefined) return;
    const values = { coins: { cents: topup.cents }, reason: asSentence(topup.reason ?? '') };
    const kind = state === 'confirmed' ? 'topupConfirmed' : 'topupRejected';
    const { userId } = topup;
    await notify(tx, deps, { at: event.at, userId, kind, values, link: BALANCE_PATH });
    await deps.jobs.enqueue(tx, mailPayer, { topupId }, { id: jobId('mailPayer', topupId) });
  });
}

/** The notices and emails that follow from a decision. */
export const payerEvents = [publish('confirmed'), publish('rejected')];
