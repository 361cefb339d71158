import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { serverText } from '@rostra/i18n/server';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';
import { targetOf } from './accountOf.ts';
import { accountFrom, addressColumns, localeOrNone } from './findAccount.ts';
import { sendMessage } from './sendMessage.ts';
import { endAllSessions } from './sessions.ts';
import { identities, oneTimeCodes, users } from './tables.ts';

/** Days from the withdrawal of an account until its personal data is removed. */
export const WITHDRAWN_DATA_DAYS = 7;

/**
 * Withdraws an account (ADR 24): ends its sessions, prevents login and frees its addresses. Its
 * rows stay; `anonymizeUsers` removes the personal data later. Other modules react to the event
 * `user.withdrawn`.
 *
 * @returns the instant of the withdrawal
 * @throws AppError `userNotFound` for an unknown or withdrawn user
 */
export async function withdrawUser(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { userId, actor, reason }: { userId: number; actor: Actor; reason: string },
): Promise<Date> {
  const withdrawnAt = deps.clock.now();
  const ended = await tx
    .update(users)
    .set({ withdrawnAt })
    .where(and(eq(users.id, userId), isNull(users.withdrawnAt)))
    .returning({ id: users.id });
  if (ended.length === 0) throw new AppError('userNotFound');
  const had = await tx
    .update(identities)
    .set({ withdrawnAt })
    .where(and(eq(identities.userId, userId), isNull(identities.withdrawnAt)))
    .returning(addressColumns);
  const targets = had.map((row) => targetOf(accountFrom(row)));
  await tx.delete(oneTimeCodes).where(inArray(oneTimeCodes.target, [`user:${userId}`, ...targets]));
  await endAllSessions(tx, deps, userId);
  await deps.jobs.enqueue(tx, sendWithdrawalMessage, { userId });
  await recordAuditAndEvent(tx, deps, {
    actor,
    action: 'user.withdraw',
    subject: { type: 'user', id: userId },
    after: { reason },
    event: { name: 'user.withdrawn', payload: { userId }, isUrgent: true },
  });
  return withdrawnAt;
}

/** Notifies the former owner, at every address that the account had last, that it has ended. */
export const sendWithdrawalMessage = defineJob(
  'accounts.sendWithdrawalMessage',
  z.object({ userId: z.number().int() }),
  async ({ userId }, deps) => {
    const had = await deps.db
      .select({ ...addressColumns, locale: users.defaultLocale })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(
        and(
          eq(users.id, userId),
          eq(identities.withdrawnAt, users.withdrawnAt),
          isNull(users.anonymizedAt),
        ),
      );
    for (const row of had) {
      const locale = localeOrNone(row.locale) ?? 'en';
      const text = serverText(locale);
      const values = { days: WITHDRAWN_DATA_DAYS };
      await sendMessage(deps, accountFrom(row), {
        locale,
        subject: text('mail.withdrawal.subject'),
        parts: [text('mail.withdrawal.text', values)],
        shortText: text('mail.withdrawal.sms', values),
      });
    }
  },
);
