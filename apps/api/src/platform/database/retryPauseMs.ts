/** Maximum pause before the first retry, in ms; it doubles with each. */
const FIRST_PAUSE_MS = 10;

/**
 * Returns the pause before a transaction is retried: a random part of a growing limit, so that
 * conflicting transactions do not conflict again.
 *
 * @param attempt 0 after the first attempt
 * @param random 0 to 1
 * @returns ms
 */
export const retryPauseMs = (attempt: number, random: number): number =>
  random * FIRST_PAUSE_MS * 2 ** attempt;
