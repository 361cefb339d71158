import { expect, it } from 'vitest';
import { leftOf, secondsUntil, trialPhase } from './trialPhase.ts';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

it('counts the remaining time in whole seconds, and never below zero [LTIM-03]', () => {
  expect(secondsUntil(at(60), at(0))).toBe(60);
  expect(secondsUntil(at(60), new Date(at(0).getTime() + 1))).toBe(60);
  expect(secondsUntil(at(60), at(61))).toBe(0);
});

it.each([
  ['meeting', 300, 'running'],
  ['meeting', 61, 'running'],
  ['meeting', 60, 'ending'],
  ['meeting', 1, 'ending'],
  ['meeting', 0, 'over'],
  ['vip', 4 * 86_400, 'running'],
  ['vip', 3 * 86_400, 'ending'],
  ['vip', 0, 'over'],
] as const)('sets a trial of a %s with %d s left to %s [LTIM-06]', (kind, seconds, phase) => {
  expect(trialPhase(kind, seconds)).toBe(phase);
});

it.each([
  [5 * 86_400, 'days', 5],
  [86_401, 'days', 2],
  [86_400, 'clock', 86_400],
  [134, 'clock', 134],
] as const)('shows %d s left in %s', (seconds, unit, count) => {
  expect(leftOf(seconds)).toEqual({ unit, count });
});
