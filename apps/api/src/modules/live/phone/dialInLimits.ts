import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import type { RateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { giveBackUse } from '#platform/rateLimit/giveBackUse.ts';
import { numberKeyOf } from './lineHours.ts';

const WINDOW_SECONDS = 600;
/** Attempts of one number. */
const OF_NUMBER: RateLimit = { max: 9, windowSeconds: WINDOW_SECONDS };
/** Attempts of all callers together whose number is withheld. */
const OF_WITHHELD: RateLimit = { max: 60, windowSeconds: WINDOW_SECONDS };
/** Wrong attempts of all numbers together. */
const WRONG_OF_NUMBERS: RateLimit = { max: 60, windowSeconds: WINDOW_SECONDS };

const KEY = 'live:dial-in';

/** Returns the key of a caller's number, or undefined if the network withholds it. */
const numberOf = (from: string): string | undefined => numberKeyOf(from) || undefined;

const budgetOf = (from: string): readonly [key: string, limit: RateLimit] => {
  const number = numberOf(from);
  return number === undefined ? [`${KEY}:withheld`, OF_WITHHELD] : [`${KEY}:${number}`, OF_NUMBER];
};

type LimitDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/**
 * Counts an attempt of a caller; call it before the passcode is looked up. Numbers are unproven, so
 * that callers without one never use up the attempts of the others.
 *
 * @returns false once their budget is used up: the passcode must not be looked up then
 */
export const countAttempt = (deps: LimitDeps, from: string): Promise<boolean> =>
  isLeft(deps, ...budgetOf(from));

/** Gives back an attempt with which the caller was admitted, so that right ones never add up. */
export const giveBackAttempt = (deps: LimitDeps, from: string): Promise<void> =>
  giveBackUse(deps, budgetOf(from)[0]);

/** Counts a wrong attempt. @returns whether the caller may make another one in the same call */
export async function countWrong(deps: LimitDeps, from: string): Promise<boolean> {
  return numberOf(from) === undefined || (await isLeft(deps, KEY, WRONG_OF_NUMBERS));
}

async function isLeft(deps: LimitDeps, key: string, limit: RateLimit): Promise<boolean> {
  try {
    await enforceRateLimit(deps, key, limit);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
