import { expect, it } from 'vitest';
import { retryPauseMs } from './retryPauseMs.ts';

it('two that met wait for different times, longer with each try, never long', () => {
  expect(retryPauseMs(0, 0.25)).not.toBe(retryPauseMs(0, 0.75));
  expect([0, 1, 2].map((attempt) => retryPauseMs(attempt, 1))).toEqual([10, 20, 40]);
  expect(retryPauseMs(2, 0)).toBe(0);
});
