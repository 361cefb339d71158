/**
 * The timeout of each level's tests and hooks, in ms: enough for a busy machine. Tests wait for
 * conditions, so a passing run never comes near it.
 */
export const levelTimeouts = {
  static: 240_000,
  unit: 240_000,
  server: 240_000,
  pg: 240_000,
  live: 120_000,
  stories: 240_000,
  visual: 240_000,
  journeys: 480_000,
  start: 300_000,
} as const;

/** The longest wait for one condition in a browser or in another process, in ms. */
export const CONDITION_TIMEOUT_MS = 30_000;

/** The settings of a Vitest project of this level. */
export const timeoutsOf = (level: keyof typeof levelTimeouts) => ({
  testTimeout: levelTimeouts[level],
  hookTimeout: levelTimeouts[level],
  expect: { poll: { timeout: CONDITION_TIMEOUT_MS } },
});
