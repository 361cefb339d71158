import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { notify } from '#modules/notices/index.ts';
import { accountOf, targetOf } from './accountOf.ts';
import type { AccountInput } from './accountOf.ts';
import { redeemCode } from './codes.ts';
import { findAccount } from './findAccount.ts';
import { sendSecurityMessage } from './jobs.ts';
import { hashSecret } from './secretHash.ts';
import { endAllSessions } from './sessions.ts';
import { refuseCommonPassword } from './signUp.ts';
import { credentials } from './tables.ts';

/** Sets a new login password by a code, ends all sessions and notifies the owner (AUTH-13). */
export async function resetPassword(
  deps: Deps,
  input: { account: AccountInput; code: string; password: string },
): Promise<void> {
  refuseCommonPassword(input.password);
  const account = accountOf(input.account);
  await redeemCode(deps, 'password_reset', targetOf(account), input.code);
  const found = await findAccount(deps.db, account);
  if (found === undefined) throw new AppError('codeWrong');
  const hash = await hashSecret(input.password);
  const { userId } = found;
  const changedAt = deps.clock.now();
  await inTransaction(deps, async (tx) => {
    const fresh = { hash, failed: 0, lockedUntil: null, changedAt };
    await tx
      .insert(credentials)
      .values({ userId, kind: 'login', ...fresh })
      .onConflictDoUpdate({ target: [credentials.userId, credentials.kind], set: fresh });
    await endAllSessions(tx, deps, userId);
    await notify(tx, deps, {
      at: deps.clock.now(),
      userId,
      kind: 'passwordReset',
      link: '/personalCenter/accountSecurity',
    });
    await deps.jobs.enqueue(tx, sendSecurityMessage, { userId, kind: 'passwordReset' as const });
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'user.resetPassword',
      subject: { type: 'user', id: userId },
    });
  });
}
