/** The longest pause before the first further try, in ms; it doubles with each. */
const FIRST_PAUSE_MS = 10;

/**
 * How long a transaction waits before it is tried again: a random part of a pause that grows, so that
 * those who met each other do not meet again.
 *
 * @param attempt 0 after the first try
 * @param random 0 to 1
 * @returns ms
 */
export const retryPauseMs = (attempt: number, random: number): number =>
  random * FIRST_PAUSE_MS * 2 ** attempt;
