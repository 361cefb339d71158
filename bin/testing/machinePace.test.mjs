import { expect, it } from 'vitest';
import { slowdownBetween, startPaceMeter } from './machinePace.mjs';

const steady = (cpuMs, from, count) =>
  Array.from({ length: count }, (_, at) => ({ at: from + at, cpuMs }));

it('returns 1 for a machine as fast as the one of the budgets, and for a faster one', () => {
  expect(slowdownBetween(steady(80, 0, 5), 0, 10)).toBe(1);
  expect(slowdownBetween(steady(40, 0, 5), 0, 10)).toBe(1);
  expect(slowdownBetween([], 0, 10)).toBe(1);
});

it('measures a level by the samples of its own time', () => {
  const samples = [...steady(80, 0, 50), ...steady(200, 100, 50)];
  expect(slowdownBetween(samples, 0, 60)).toBe(1);
  expect(slowdownBetween(samples, 100, 160)).toBe(2.5);
});

it('measures a short level by the whole run', () => {
  expect(slowdownBetween(steady(160, 0, 50), 200, 201)).toBe(2);
});

it('counts the time that the host takes from the machine', () => {
  expect(slowdownBetween(steady(80, 0, 5), 0, 10, 0.5)).toBe(2);
});

it('samples the machine in a process of its own until it is stopped', async () => {
  const meter = startPaceMeter();
  const slowdown = meter.stop();
  expect(slowdown(0, Date.now())).toBeGreaterThanOrEqual(1);
});
