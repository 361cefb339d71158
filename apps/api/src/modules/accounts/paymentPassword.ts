import { paymentPasswordWeakness } from '@rostra/contract';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { notify } from '#modules/notices/index.ts';
import { userTarget } from './askForCode.ts';
import { redeemCode } from './codes.ts';
import { sendSecurityMessage } from './jobs.ts';
import { limitConfirmation } from './limits.ts';
import { rememberConfirmation, wasConfirmedRecently } from './recentConfirmations.ts';
import { hashSecret, NOBODYS_HASH, verifySecret } from './secretHash.ts';
import { credentials } from './tables.ts';

/** Consecutive wrong payment passwords that lock it, and the length of the lock. */
const PAYMENT_TRIES = 5;
const LOCK_MINUTES = 30;

const credentialOf = (userId: number, kind: 'login' | 'payment') =>
  and(eq(credentials.userId, userId), eq(credentials.kind, kind));

/** Returns whether the user has set a payment password. */
export async function hasPaymentPassword(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(credentials, credentialOf(userId, 'payment'))) > 0;
}

/**
 * Sets or changes the payment password, confirmed by the login password or a code (AUTH-18).
 *
 * @throws AppError `paymentPasswordWeak`, `wrongCredentials`, `codeWrong`, `codeExpired`,
 *   `tooFrequent`
 */
export async function setPaymentPassword(
  deps: Deps,
  userId: number,
  input: { payment_password: string; password?: string | undefined; code?: string | undefined },
): Promise<void> {
  if (paymentPasswordWeakness(input.payment_password) !== undefined) {
    throw new AppError('paymentPasswordWeak');
  }
  await confirm(deps, userId, input);
  const hash = await hashSecret(input.payment_password);
  const fresh = { hash, failed: 0, lockedUntil: null, changedAt: deps.clock.now() };
  await inTransaction(deps, async (tx) => {
    const isFirst = !(await hasPaymentPassword(tx, userId));
    await tx
      .insert(credentials)
      .values({ userId, kind: 'payment', ...fresh })
      .onConflictDoUpdate({ target: [credentials.userId, credentials.kind], set: fresh });
    await notify(tx, deps, {
      at: deps.clock.now(),
      userId,
      kind: isFirst ? 'paymentPasswordSet' : 'paymentPassword',
      link: '/personalCenter/accountSecurity',
    });
    await deps.jobs.enqueue(tx, sendSecurityMessage, { userId, kind: 'paymentPassword' as const });
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'user.setPaymentPassword',
      subject: { type: 'user', id: userId },
    });
  });
}

async function confirm(
  deps: Deps,
  userId: number,
  input: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  if (input.code !== undefined) {
    await redeemCode(deps, 'payment_password', userTarget(userId), input.code);
    return;
  }
  await limitConfirmation(deps, userId);
  const [login] = await deps.db
    .select({ hash: credentials.hash })
    .from(credentials)
    .where(credentialOf(userId, 'login'));
  const matches = await verifySecret(login?.hash ?? NOBODYS_HASH, input.password ?? '');
  if (login === undefined || !matches) throw new AppError('wrongCredentials');
}

/**
 * Checks the payment password of a payment. One UPDATE counts the try before the check, so that
 * concurrent guesses share the five tries. The fifth wrong try locks for 30 minutes. A password
 * that was right a moment ago, with no wrong try since, is not hashed again. Call it outside of
 * transactions: a wrong try must stay counted.
 *
 * @throws AppError `paymentPasswordMissing`, `paymentPasswordWrong` with the tries left,
 *   `paymentPasswordLocked` with the minutes to wait
 */
export async function checkPaymentPassword(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  given: string,
): Promise<void> {
  const now = deps.clock.now();
  const stored = await storedPayment(deps.db, userId);
  const isUntried = stored.failed === 0 && stored.lockedUntil === null;
  if (isUntried && wasConfirmedRecently(userId, stored.hash, given, now)) return;
  const lockUntil = new Date(now.getTime() + LOCK_MINUTES * 60_000).toISOString();
  const tries = sql`case when ${credentials.lockedUntil} is null then ${credentials.failed} + 1 else 1 end`;
  const [tried] = await deps.db
    .update(credentials)
    .set({
      failed: tries,
      lockedUntil: sql`case when ${tries} >= ${PAYMENT_TRIES} then ${lockUntil}::timestamptz end`,
    })
    .where(
      and(
        credentialOf(userId, 'payment'),
        or(isNull(credentials.lockedUntil), lte(credentials.lockedUntil, now)),
      ),
    )
    .returning({ hash: credentials.hash, failed: credentials.failed });
  if (tried === undefined) {
    const lockedUntil = (await storedPayment(deps.db, userId)).lockedUntil ?? new Date(0);
    const minutes = Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 60_000));
    throw new AppError('paymentPasswordLocked', {
      retryAfterSeconds: minutes * 60,
      params: { minutes },
    });
  }
  if (await verifySecret(tried.hash, given)) {
    await deps.db
      .update(credentials)
      .set({ failed: 0, lockedUntil: null })
      .where(credentialOf(userId, 'payment'));
    rememberConfirmation(userId, tried.hash, given, now);
    return;
  }
  const left = PAYMENT_TRIES - tried.failed;
  if (left > 0) throw new AppError('paymentPasswordWrong', { params: { left } });
  throw new AppError('paymentPasswordLocked', {
    retryAfterSeconds: LOCK_MINUTES * 60,
    params: { minutes: LOCK_MINUTES },
  });
}

async function storedPayment(db: Database, userId: number) {
  const [row] = await db
    .select({
      hash: credentials.hash,
      failed: credentials.failed,
      lockedUntil: credentials.lockedUntil,
    })
    .from(credentials)
    .where(credentialOf(userId, 'payment'));
  if (row === undefined) throw new AppError('paymentPasswordMissing');
  return row;
}
