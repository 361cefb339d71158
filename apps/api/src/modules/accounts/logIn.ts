import { and, eq, isNull } from 'drizzle-orm';
import { AGREEMENT_VERSION } from '@rostra/contract';
import type { Locale } from '@rostra/contract';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { recordConsent } from '#modules/consents/index.ts';
import { accountOf, targetOf } from './accountOf.ts';
import type { Account, AccountInput } from './accountOf.ts';
import { redeemCode } from './codes.ts';
import { findAccount } from './findAccount.ts';
import type { FoundAccount } from './findAccount.ts';
import { forgetLoginTries, limitLogin } from './limits.ts';
import { hashSecret, isOutdatedHash, NOBODYS_HASH, verifySecret } from './secretHash.ts';
import { startSession } from './sessions.ts';
import type { Device, NewSession } from './sessions.ts';
import { credentials, users } from './tables.ts';

export type LogInInput = {
  account: AccountInput;
  agreement_version: string;
  /** The language chosen in this login. */
  default_locale?: Locale | undefined;
  /** The language of the request, used if the account has none yet. */
  spoken?: Locale | undefined;
} & ({ method: 'password'; password: string } | { method: 'code'; code: string });

/** Requires the current version of the terms and privacy policy (AUTH-02). */
export function requireAgreement(version: string): void {
  if (version !== AGREEMENT_VERSION) throw new AppError('agreementRequired');
}

/**
 * Logs in by password or code. Unknown accounts get the same answer as wrong passwords and take as
 * long; a correctly guessed code for an unknown account counts as wrong.
 *
 * @returns the user and the new session, whose token the caller puts into the cookie
 */
export async function logIn(
  deps: Deps,
  input: LogInInput,
  device: Device,
  oldToken: string | undefined,
): Promise<{ userId: number; session: NewSession }> {
  requireAgreement(input.agreement_version);
  const account = accountOf(input.account);
  await limitLogin(deps, account, device.ip);
  const found =
    input.method === 'password'
      ? await byPassword(deps, account, input.password)
      : await byCode(deps, account, input.code);
  await forgetLoginTries(deps, account, device.ip);
  const rehashed =
    input.method === 'password' && found.hash !== null && isOutdatedHash(found.hash)
      ? await hashSecret(input.password)
      : undefined;
  const { userId } = found;
  const now = deps.clock.now();
  const session = await inTransaction(deps, async (tx) => {
    await recordConsent(tx, userId, 'agreement', input.agreement_version, now);
    await keepLanguage(tx, userId, input);
    if (rehashed !== undefined) {
      await tx
        .update(credentials)
        .set({ hash: rehashed })
        .where(and(eq(credentials.userId, userId), eq(credentials.kind, 'login')));
    }
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'user.logIn',
      subject: { type: 'user', id: userId },
      after: { method: input.method },
    });
    return startSession(tx, deps, userId, device, oldToken);
  });
  return { userId, session };
}

/** Stores a language at the first login, because emails are written in it (I18N-05). */
async function keepLanguage(tx: Transaction, userId: number, input: LogInInput): Promise<void> {
  const { default_locale: chosen, spoken } = input;
  const defaultLocale = chosen ?? spoken;
  if (defaultLocale === undefined) return;
  const hasNone = chosen === undefined ? isNull(users.defaultLocale) : undefined;
  await tx
    .update(users)
    .set({ defaultLocale })
    .where(and(eq(users.id, userId), hasNone));
}

async function byPassword(deps: Deps, account: Account, password: string): Promise<FoundAccount> {
  const found = await findAccount(deps.db, account);
  const matches = await verifySecret(found?.hash ?? NOBODYS_HASH, password);
  if (found === undefined || found.hash === null || !matches) {
    throw new AppError('wrongCredentials');
  }
  return found;
}

async function byCode(deps: Deps, account: Account, code: string): Promise<FoundAccount> {
  await redeemCode(deps, 'login', targetOf(account), code);
  const found = await findAccount(deps.db, account);
  if (found === undefined) throw new AppError('codeWrong');
  return found;
}
