const FIRST_MS = 100;
const LONGEST_MS = 10_000;

/**
 * Returns the pause before the next attempt to connect: it doubles up to ten seconds. Chance spreads
 * the instances, so that they do not return all at once.
 *
 * @param attempt attempts that have failed, from 0
 * @param random from 0 to 1
 * @returns ms
 */
export const reconnectPauseMs = (attempt: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempt, 10)) * (0.5 + random / 2);
