import { CODE_COOL_DOWN_SECONDS, CODE_VALID_MINUTES } from '@rostra/contract';
import type { CodePurpose } from '@rostra/contract';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { accountOf, targetOf } from './accountOf.ts';
import type { AccountInput } from './accountOf.ts';
import { issueCode } from './codes.ts';
import { sendCode } from './jobs.ts';
import { limitCodes } from './limits.ts';

/** Characters of the seed by which the sending job recognizes its code. */
const SEED_HEAD = 8;

/** Returns the code's target for a logged-in user. */
export const userTarget = (userId: number): string => `user:${userId}`;

function targetFor(purpose: CodePurpose, account: AccountInput | undefined, viewer: Viewer) {
  // A payment password is confirmed only at an address that the account already has.
  if (purpose === 'payment_password') return userTarget(requireUser(viewer));
  if (account === undefined) {
    throw new AppError('invalidInput', {
      issues: [{ path: 'body.account', rule: 'invalid_type' }],
    });
  }
  return targetOf(accountOf(account));
}

/**
 * Creates a one-time code and queues it for sending. The answer is the same for known and unknown
 * accounts.
 *
 * @throws AppError `codeTooSoon`, `tooFrequent`
 */
export async function askForCode(
  deps: Deps,
  input: { purpose: CodePurpose; account?: AccountInput | undefined },
  viewer: Viewer,
  address: string,
): Promise<{ cool_down_seconds: number; valid_minutes: number }> {
  const target = targetFor(input.purpose, input.account, viewer);
  await limitCodes(deps, target, address);
  await inTransaction(deps, async (tx) => {
    const row = await issueCode(tx, deps, input.purpose, target);
    const seedHead = row.seed.slice(0, SEED_HEAD);
    await deps.jobs.enqueue(
      tx,
      sendCode,
      { codeId: row.id, seedHead, locale: viewer.locale },
      { id: jobId('sendCode', row.id, row.createdAt) },
    );
  });
  return { cool_down_seconds: CODE_COOL_DOWN_SECONDS, valid_minutes: CODE_VALID_MINUTES };
}
