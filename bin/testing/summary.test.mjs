import { expect, it } from 'vitest';
import { budgets, wholeBudget } from './budgets.mjs';
import { overLimit, summaryOf } from './summary.mjs';

const outcome = (tests = [], failures = []) => ({
  passed: 3,
  failed: failures.length,
  skipped: 0,
  tests,
  failures,
});

it('prints the seconds of each level beside its budget', () => {
  const { target, limit } = budgets.unit;
  const text = summaryOf([{ name: 'unit', seconds: target + 1, outcome: outcome() }], 300);
  expect(text).toContain(`${target + 1} s of  ${target} (limit ${limit}) over target  3 passed`);
  expect(text).toContain(`300 s of  ${wholeBudget.target} (limit ${wholeBudget.limit})`);
});

it('lists the 15 slowest tests of all levels, the slowest first', () => {
  const tests = (level, count) =>
    Array.from({ length: count }, (_, at) => ({ title: `${level} ${at}`, seconds: at }));
  const lines = summaryOf(
    [
      { name: 'unit', seconds: 1, outcome: outcome(tests('quick', 10)) },
      { name: 'server', seconds: 1, outcome: outcome(tests('slow', 20)) },
    ],
    2,
  ).split('\n');
  const listed = lines.filter((line) => /(quick|slow) \d+$/.test(line));
  expect(listed).toHaveLength(15);
  expect(listed[0]).toContain('19.0 s  server    slow 19');
});

it('ends with the failed tests and the start of their errors', () => {
  const message = `\u001B[31mError: no answer\u001B[0m\n${'  at line\n'.repeat(100)}`;
  const failure = { title: 'livePhone.spec.ts: calls a phone', message };
  const text = summaryOf([{ name: 'journeys', seconds: 1, outcome: outcome([], [failure]) }], 2);
  const [, failed] = text.split('Failed:\n');
  expect(failed).toContain('✗ journeys livePhone.spec.ts: calls a phone\n    Error: no answer\n');
  expect(failed.split('\n').length).toBeLessThan(30);
  expect(summaryOf([{ name: 'unit', seconds: 1, outcome: outcome() }], 2)).not.toContain('Failed:');
});

it('lists only levels and whole runs above their limit', () => {
  const results = [
    { name: 'unit', seconds: budgets.unit.limit, outcome: outcome() },
    { name: 'server', seconds: budgets.server.limit + 1, outcome: outcome() },
  ];
  const { limit } = wholeBudget;
  expect(overLimit(results, limit).map(({ name }) => name)).toEqual(['server']);
  expect(overLimit([], limit + 1).map(({ name }) => name)).toEqual(['whole']);
});

it('stretches limits by as much as the machine is slower', () => {
  const server = { name: 'server', seconds: budgets.server.limit * 1.4, outcome: outcome() };
  const { limit } = wholeBudget;
  expect(overLimit([{ ...server, slowdown: 1.5 }], limit * 1.4, 1.5)).toEqual([]);
  expect(overLimit([{ ...server, slowdown: 1.3 }], limit * 1.4, 1.3)).toHaveLength(2);
  expect(summaryOf([{ ...server, slowdown: 1.5 }], 300, 1.5)).not.toContain('OVER LIMIT');
});
