import { expect, it } from 'vitest';

import { readParallelSlowdown } from './parallelSlowdown.mjs';

it('finds that two threads are no faster than one alone, and names no more than twice', async () => {
  const slowdown = await readParallelSlowdown(1e6);
  expect(slowdown).toBeGreaterThanOrEqual(1);
  expect(slowdown).toBeLessThanOrEqual(2);
});
