import { expect, it } from 'vitest';
import { retryPauseMs } from './retryPauseMs.ts';

it('waits for different, growing and always short times', () => {
  expect(retryPauseMs(0, 0.25)).not.toBe(retryPauseMs(0, 0.75));
  expect([0, 1, 2].map((attempt) => retryPauseMs(attempt, 1))).toEqual([10, 20, 40]);
  expect(retryPauseMs(2, 0)).toBe(0);
});
