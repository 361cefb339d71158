import { z } from 'zod';
import { CODE_PURPOSES, CODE_VALID_MINUTES, LOCALES } from '@rostra/contract';
import { serverText } from '@rostra/i18n/server';
import type { Database } from '#platform/database/Database.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Account } from './accountOf.ts';
import { codeOfSeed, waitingCode } from './codes.ts';
import { accountsOfUser, chosenLocale, findAccount } from './findAccount.ts';
import { sendMessage } from './sendMessage.ts';

/**
 * Sends a one-time code. It is also enqueued for unknown accounts and finds no receiver here, so
 * that the requesting call takes the same time for both.
 */
export const sendCode = defineJob(
  'accounts.sendCode',
  z.object({
    codeId: z.number().int(),
    /** The first characters of the seed: shows whether a newer code has replaced the row. */
    seedHead: z.string(),
    locale: z.enum(LOCALES),
  }),
  async ({ codeId, seedHead, locale }, deps) => {
    const row = await waitingCode(deps.db, codeId, seedHead, deps.clock.now());
    if (row === undefined) return;
    const purpose = z.enum(CODE_PURPOSES).parse(row.purpose);
    const receiver = await receiverOf(deps.db, row.target, purpose !== 'signup');
    if (receiver === undefined) return;
    const language = receiver.locale ?? locale;
    const text = serverText(language);
    const values = { code: codeOfSeed(deps.config, row.seed), minutes: CODE_VALID_MINUTES };
    await sendMessage(deps, receiver.account, {
      locale: language,
      subject: text(`mail.code.${purpose}.subject`),
      parts: [text(`mail.code.${purpose}.text`, values), text('mail.code.ignore')],
      shortText: text('mail.code.sms', values),
    });
  },
  { retryLimit: 3, retryDelaySeconds: 5, concurrency: 2 },
);

interface Receiver {
  account: Account;
  locale: (typeof LOCALES)[number] | undefined;
}

async function receiverOf(
  db: Database,
  target: string,
  mustExist: boolean,
): Promise<Receiver | undefined> {
  const at = target.indexOf(':');
  const kind = target.slice(0, at);
  const subject = target.slice(at + 1);
  if (kind === 'user') {
    const [account] = await accountsOfUser(db, Number(subject));
    if (account === undefined) return undefined;
    return { account, locale: await chosenLocale(db, Number(subject)) };
  }
  const account: Account = { provider: kind === 'phone' ? 'phone' : 'email', subject };
  const found = await findAccount(db, account);
  if (found === undefined) return mustExist ? undefined : { account, locale: undefined };
  return { account, locale: await chosenLocale(db, found.userId) };
}

/** Notifies a user, at all of their addresses, that one of their passwords was changed. */
export const sendSecurityMessage = defineJob(
  'accounts.sendSecurityMessage',
  z.object({ userId: z.number().int(), kind: z.enum(['passwordReset', 'paymentPassword']) }),
  async ({ userId, kind }, deps) => {
    const locale = (await chosenLocale(deps.db, userId)) ?? 'en';
    const text = serverText(locale);
    for (const account of await accountsOfUser(deps.db, userId)) {
      await sendMessage(deps, account, {
        locale,
        subject: text(`mail.security.${kind}.subject`),
        parts: [text(`mail.security.${kind}.text`)],
        shortText: text(`mail.security.${kind}.sms`),
      });
    }
  },
  { retryLimit: 3, retryDelaySeconds: 10 },
);
