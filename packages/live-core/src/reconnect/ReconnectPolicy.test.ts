import { expect, it } from 'vitest';
import { makeReconnectPolicy } from './ReconnectPolicy.ts';

const CUT_MS = 5000;
/** The part of the 1.5 s until media is back that is not needed to open it. */
const WAIT_MS = 650;
/** Attempts in the first quarter of a minute. */
const CALM_TRIES = 25;

it('retries at once, then often enough to wait little after a cut of 5 s', () => {
  for (const random of [0, 0.999]) {
    const policy = makeReconnectPolicy(() => random);
    expect(policy.delayMs(0)).toBe(0);
    let attempt = 1;
    for (let passed = 0; passed < CUT_MS; passed += policy.delayMs(attempt++)) {
      expect(policy.delayMs(attempt)).toBeLessThan(WAIT_MS);
    }
    expect(attempt).toBeLessThan(CALM_TRIES);
  }
});

it('retries forever, and spreads members cut off together', () => {
  const early = makeReconnectPolicy(() => 0);
  const late = makeReconnectPolicy(() => 0.999);
  expect(Number.isFinite(early.delayMs(10_000))).toBe(true);
  expect(late.delayMs(10_000)).toBeGreaterThan(early.delayMs(10_000));
});
