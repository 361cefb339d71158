import { expect, it } from 'vitest';
import { REFERENCE_MS, slowdownBetween, startPaceMeter } from './machinePace.mjs';

/** Samples of a machine that takes `times` as long as the reference. */
const steady = (times, from, count) =>
  Array.from({ length: count }, (_, at) => ({ at: from + at, cpuMs: REFERENCE_MS * times }));

it('returns 1 for a machine as fast as the one of the budgets, and for a faster one', () => {
  expect(slowdownBetween(steady(1, 0, 5), 0, 10)).toBe(1);
  expect(slowdownBetween(steady(0.5, 0, 5), 0, 10)).toBe(1);
  expect(slowdownBetween([], 0, 10)).toBe(1);
});

it('measures a level by the samples of its own time', () => {
  const samples = [...steady(1, 0, 50), ...steady(2.5, 100, 50)];
  expect(slowdownBetween(samples, 0, 60)).toBe(1);
  expect(slowdownBetween(samples, 100, 160)).toBe(2.5);
});

it('measures a short level by the whole run', () => {
  expect(slowdownBetween(steady(2, 0, 50), 200, 201)).toBe(2);
});

it('counts the time that the host takes from the machine', () => {
  expect(slowdownBetween(steady(1, 0, 5), 0, 10, 0.5)).toBe(2);
});

it('samples the machine in a process of its own until it is stopped', async () => {
  const meter = startPaceMeter();
  const slowdown = meter.stop();
  expect(slowdown(0, Date.now())).toBeGreaterThanOrEqual(1);
});
