import { expect, it } from 'vitest';
import { makeReconnectPolicy } from './ReconnectPolicy.ts';

const MEDIA_BACK_MS = 1500;
const FIRST_SECONDS_TRIES = 10;

it('tries at once, then often enough that media is back within 1.5 s of the network', () => {
  for (const random of [0, 0.999]) {
    const policy = makeReconnectPolicy(() => random);
    expect(policy.delayMs(0)).toBe(0);
    for (let attempt = 1; attempt < FIRST_SECONDS_TRIES; attempt += 1) {
      expect(policy.delayMs(attempt)).toBeLessThan(MEDIA_BACK_MS);
    }
  }
});

it('never gives up, and spreads those who were cut off together', () => {
  const early = makeReconnectPolicy(() => 0);
  const late = makeReconnectPolicy(() => 0.999);
  expect(Number.isFinite(early.delayMs(10_000))).toBe(true);
  expect(late.delayMs(10_000)).toBeGreaterThan(early.delayMs(10_000));
});
