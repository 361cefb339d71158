import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppError } from '#platform/errors/AppError.ts';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { enforceRateLimit } from './enforceRateLimit.ts';
import { giveBackUse } from './giveBackUse.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [], env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => server.close());

const three = { max: 3, windowSeconds: 60 };

async function useTimes(key: string, times: number): Promise<number> {
  const uses = Array.from({ length: times }, () => enforceRateLimit(server.deps, key, three));
  const results = await Promise.allSettled(uses);
  return results.filter(({ status }) => status === 'fulfilled').length;
}

it('lets through as many as allowed, even when all arrive at once', async () => {
  expect(await useTimes('at-once', 30)).toBe(3);
});

it('opens again when the window ends and returns the seconds until then', async () => {
  expect(await useTimes('window', 3)).toBe(3);
  server.clock.advance(20_000);
  const refused = await enforceRateLimit(server.deps, 'window', three).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ error: 'tooFrequent', status: 429, retryAfterSeconds: 40 });
  server.clock.advance(40_000);
  expect(await useTimes('window', 4)).toBe(3);
});

it('counts each key by itself', async () => {
  expect(await useTimes('one', 3)).toBe(3);
  expect(await useTimes('other', 3)).toBe(3);
});

it('scales the limit by the factor and turns it off at 0', async () => {
  const deps = (factor: number) => ({
    ...server.deps,
    config: { ...server.deps.config, rateLimitFactor: factor },
  });
  for (let use = 0; use < 6; use += 1) await enforceRateLimit(deps(2), 'twice', three);
  await expect(enforceRateLimit(deps(2), 'twice', three)).rejects.toThrow('tooFrequent');
  for (let use = 0; use < 10; use += 1) await enforceRateLimit(deps(0), 'off', three);
});

it('gives back a use of the current window, and none of one that has ended', async () => {
  expect(await useTimes('back', 3)).toBe(3);
  await giveBackUse(server.deps, 'back');
  expect(await useTimes('back', 2)).toBe(1);
  server.clock.advance(60_000);
  await giveBackUse(server.deps, 'back');
  await giveBackUse(server.deps, 'never used');
  expect(await useTimes('back', 4)).toBe(3);
});
