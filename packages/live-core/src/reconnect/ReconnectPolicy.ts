/** When to retry after a connection was lost. It never gives up; the user or the server does. */
export interface ReconnectPolicy {
  /**
   * @param attempt attempts made since the loss, 0 before the first
   * @returns ms to wait before the next attempt
   */
  delayMs(attempt: number): number;
}

/**
 * Short at first, so that media is back within 1.5 s of the network (live-media A4), then slower.
 * Shorter delays would not help: Chromium delays pages that open sockets in vain too often.
 */
const DELAYS_MS = [
  0, 250, 500, 500, 500, 500, 500, 500, 500, 500, 500, 500, 1000, 1000, 1000, 1000, 1000, 1000,
  1000, 1000, 2000, 3000,
];
const LONGEST_MS = 5000;
/** A thousand members cut off together must not return at the same moment. */
const JITTER = 0.25;

/** @param random returns a number from 0 up to 1 */
export function makeReconnectPolicy(random: () => number): ReconnectPolicy {
  return {
    delayMs(attempt) {
      const base = DELAYS_MS[attempt] ?? LONGEST_MS;
      return Math.round(base * (1 + JITTER * random()));
    },
  };
}
