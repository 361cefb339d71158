import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { z } from 'zod';
import { serverText } from '@rostra/i18n/server';
import type { Transaction } from '#platform/database/Database.ts';
import { noteChange } from '#platform/fanOut/noteChange.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import {
  credentials,
  follows,
  identities,
  profiles,
  sessions,
  users,
  workExperiences,
} from './tables.ts';
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

/** The subject of changes of names, which content and comments show. */
export const PROFILE = 'profile';

/**
 * Removes the person from one withdrawn account, all or nothing. Does nothing for an active account
 * or one that is anonymous already.
 *
 * Every other module removes its own data on the event `user.anonymized`, in its own transaction,
 * so that a crash between two modules loses nothing. Records that others need remain: ledger,
 * orders, audit, consents, and content under the name of a former user.
 */
export async function anonymizeUser(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  userId: number,
): Promise<void> {
  const names = {
    scName: serverText('zh-CN')('people.withdrawn'),
    enName: serverText('en')('people.withdrawn'),
  };
  const taken = await tx
    .update(users)
    .set({ name: names.enName, defaultLocale: null, anonymizedAt: deps.clock.now() })
    .where(and(eq(users.id, userId), isNotNull(users.withdrawnAt), isNull(users.anonymizedAt)))
    .returning({ id: users.id });
  if (taken.length === 0) return;
  await tx.update(identities).set({ subject: '' }).where(eq(identities.userId, userId));
  await tx.update(sessions).set({ userAgent: null, ip: null }).where(eq(sessions.userId, userId));
  // A new row leaves all other columns empty, including columns that are added later.
  await tx.delete(profiles).where(eq(profiles.userId, userId));
  await tx.insert(profiles).values({ userId, ...names });
  noteChange(tx, { type: PROFILE, id: userId });
  await tx.delete(workExperiences).where(eq(workExperiences.userId, userId));
  await tx.delete(credentials).where(eq(credentials.userId, userId));
  await tx
    .delete(follows)
    .where(
      or(
        eq(follows.userId, userId),
        and(eq(follows.targetType, 'user'), eq(follows.targetId, userId)),
      ),
    );
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'system' },
    action: 'user.anonymize',
    subject: { type: 'user', id: userId },
    event: { name: 'user.anonymized', payload: { userId } },
  });
}
