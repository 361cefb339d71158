import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { FORMER_USER } from './ownData.ts';
import { users } from './tables.ts';
import { WITHDRAWN_DATA_DAYS } from './withdrawUser.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the instant after which the personal data of a withdrawn account is removed. */
export const personalDataLeavesAt = (withdrawnAt: Date): Date =>
  new Date(withdrawnAt.getTime() + WITHDRAWN_DATA_DAYS * DAY_MS);

/** Removes, each night, the personal data of accounts withdrawn at least that many days ago. */
export const anonymizeUsers = defineJob(
  'accounts.anonymize',
  z.object({}),
  async (_data, deps) => {
    const until = new Date(deps.clock.now().getTime() - WITHDRAWN_DATA_DAYS * DAY_MS);
    const due = await deps.db
      .select({ id: users.id })
      .from(users)
      .where(and(lte(users.withdrawnAt, until), isNull(users.anonymizedAt)))
      .orderBy(users.id);
    for (const { id } of due) await inTransaction(deps, (tx) => anonymizeUser(tx, deps, id));
  },
  { cron: '50 18 * * *' },
);

/**
 * Removes the person from one withdrawn account, all or nothing. Does nothing for an active account
 * or one that is anonymous already.
 *
 * Each module declares its part as `ownData`. Records that others need remain: ledger, orders, audit,
 * consents, and content under the name of a former user. What follows from the new name, such as the
 * search index, is done on the event `user.anonymized`.
 */
export async function anonymizeUser(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs' | 'contributed'>,
  userId: number,
): Promise<void> {
  const taken = await tx
    .update(users)
    .set({ name: FORMER_USER.enName, defaultLocale: null, anonymizedAt: deps.clock.now() })
    .where(and(eq(users.id, userId), isNotNull(users.withdrawnAt), isNull(users.anonymizedAt)))
    .returning({ id: users.id });
  if (taken.length === 0) return;
  for (const { forget } of deps.contributed('ownData')) await forget?.(tx, userId, deps);
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'system' },
    action: 'user.anonymize',
    subject: { type: 'user', id: userId },
    event: { name: 'user.anonymized', payload: { userId } },
  });
}
