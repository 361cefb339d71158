import type { Locale } from '@rostra/contract';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { recordConsent } from '#modules/consents/index.ts';
import { BUSINESS_CARD, claimFile, requireOwnFile } from '#modules/files/index.ts';
import { accountOf, targetOf } from './accountOf.ts';
import type { Account, AccountInput } from './accountOf.ts';
import { redeemCode } from './codes.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { limitSignup } from './limits.ts';
import { requireAgreement } from './logIn.ts';
import { hashSecret } from './secretHash.ts';
import { startSession } from './sessions.ts';
import type { Device, NewSession } from './sessions.ts';
import { credentials, identities, profiles, users } from './tables.ts';

export interface SignUpInput {
  account: AccountInput;
  code: string;
  password: string;
  agreement_version: string;
  /** The chosen language or that of the request; emails are written in it (I18N-05). */
  default_locale?: Locale | undefined;
  business_card?: string | undefined;
  profile?: { name: string; work_email: string; company_name: string } | undefined;
}

/** Refuses the most common passwords (decisions, AUTH-15). */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new AppError('passwordCommon');
}

/**
 * Registers an account and logs it in. Only a caller with the right code, that is the owner, learns
 * that an account exists already (AUTH-11).
 */
export async function signUp(
  deps: Deps,
  input: SignUpInput,
  device: Device,
  oldToken: string | undefined,
): Promise<{ userId: number; session: NewSession }> {
  requireAgreement(input.agreement_version);
  refuseCommonPassword(input.password);
  if (input.business_card === undefined && input.profile === undefined) {
    throw new AppError('profileRequired');
  }
  const account = accountOf(input.account);
  await limitSignup(deps, device.ip);
  if (input.business_card !== undefined) {
    await requireOwnFile(deps.db, input.business_card, { uploaderId: null, kind: 'image' });
  }
  await redeemCode(deps, 'signup', targetOf(account), input.code);
  const hash = await hashSecret(input.password);
  return inTransaction(deps, async (tx) => {
    const userId = await insertUser(tx, deps, account, hash, input);
    await recordConsent(tx, userId, 'agreement', input.agreement_version, deps.clock.now());
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'user.signUp',
      subject: { type: 'user', id: userId },
      event: { name: 'user.registered', payload: { userId } },
    });
    return { userId, session: await startSession(tx, deps, userId, device, oldToken) };
  });
}

async function insertUser(
  tx: Transaction,
  deps: Deps,
  account: Account,
  hash: string,
  input: SignUpInput,
): Promise<number> {
  const now = deps.clock.now();
  const { profile } = input;
  const [user] = await tx
    .insert(users)
    .values({
      name: profile?.name ?? nameFrom(account),
      defaultLocale: input.default_locale ?? null,
      createdAt: now,
    })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('A user row was not written.');
  const taken = await tx
    .insert(identities)
    .values({ userId: user.id, ...account, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: identities.id });
  if (taken.length === 0) throw new AppError('accountRegistered');
  await tx.insert(credentials).values({ userId: user.id, kind: 'login', hash, changedAt: now });
  await tx.insert(profiles).values({
    userId: user.id,
    fullname: profile?.name ?? null,
    workEmail: profile?.work_email ?? null,
    companyName: profile?.company_name ?? null,
    businessCardUrl: input.business_card ?? null,
  });
  if (input.business_card !== undefined) {
    await claimFile(tx, input.business_card, {
      uploaderId: null,
      kind: 'image',
      newOwnerId: user.id,
      subject: { type: BUSINESS_CARD, id: user.id },
    });
  }
  return user.id;
}

/**
 * Derives a first name for an account with a card only: the mailbox, or the last digits of the
 * number.
 */
function nameFrom(account: Account): string {
  if (account.provider === 'email') return account.subject.slice(0, account.subject.indexOf('@'));
  return `${'*'.repeat(4)}${account.subject.slice(-4)}`;
}
