import { eq } from 'drizzle-orm';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { limitedAddress } from '#platform/rateLimit/limitedAddress.ts';
import { rateLimits } from '#platform/rateLimit/tables.ts';
import type { Account } from './accountOf.ts';
import { targetOf } from './accountOf.ts';
import { sha256 } from './serverSecret.ts';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Tries at one account from one address: the tenth wrong one is refused (AUTH-05). */
const TRIES_PER_ACCOUNT_AND_ADDRESS = { max: 9, windowSeconds: QUARTER_HOUR };
/** Tries at one account from anywhere: far above a person's own mistakes. */
const TRIES_PER_ACCOUNT = { max: 50, windowSeconds: HOUR };
/** Tries from one address, which may be a whole office's. */
const TRIES_PER_ADDRESS = { max: 100, windowSeconds: QUARTER_HOUR };
const SIGNUPS_PER_ADDRESS = { max: 30, windowSeconds: HOUR };
const CODES_PER_TARGET = { max: 10, windowSeconds: HOUR };
const CODES_PER_ADDRESS = { max: 60, windowSeconds: HOUR };
const CONFIRMATIONS_PER_USER = { max: 9, windowSeconds: QUARTER_HOUR };

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Counters hold hashes of accounts instead of personal addresses. */
const counted = (text: string): string => sha256(text).slice(0, 32);

const accountKey = (account: Account, address: string): string =>
  `login:account:${counted(targetOf(account))}:${limitedAddress(address)}`;

/** Counts a login attempt, and refuses too many from an address or at an account. */
export async function limitLogin(
  deps: LimitDeps,
  account: Account,
  address: string,
): Promise<void> {
  await enforceRateLimit(deps, `login:address:${limitedAddress(address)}`, TRIES_PER_ADDRESS);
  await enforceRateLimit(deps, accountKey(account, address), TRIES_PER_ACCOUNT_AND_ADDRESS);
  await enforceRateLimit(deps, `login:account:${counted(targetOf(account))}`, TRIES_PER_ACCOUNT);
}

/** Clears the tries at an account from an address after a successful login. */
export async function forgetLoginTries(
  deps: Pick<Deps, 'db'>,
  account: Account,
  address: string,
): Promise<void> {
  await deps.db.delete(rateLimits).where(eq(rateLimits.key, accountKey(account, address)));
}

export async function limitSignup(deps: LimitDeps, address: string): Promise<void> {
  await enforceRateLimit(deps, `signup:address:${limitedAddress(address)}`, SIGNUPS_PER_ADDRESS);
}

/** Counts a code request: a flood of emails to one person is as bad as guessing. */
export async function limitCodes(deps: LimitDeps, target: string, address: string): Promise<void> {
  await enforceRateLimit(deps, `code:address:${limitedAddress(address)}`, CODES_PER_ADDRESS);
  await enforceRateLimit(deps, `code:target:${counted(target)}`, CODES_PER_TARGET);
}

/** Counts a login password given to confirm an action inside a session. */
export async function limitConfirmation(deps: LimitDeps, userId: number): Promise<void> {
  await enforceRateLimit(deps, `confirm:user:${userId}`, CONFIRMATIONS_PER_USER);
}
