import { expect, it } from 'vitest';
import { overLimit, summaryOf } from './summary.mjs';

const outcome = (tests = []) => ({ passed: 3, failed: 0, skipped: 0, tests });

it('prints the seconds of each level beside its budget', () => {
  const text = summaryOf([{ name: 'unit', seconds: 91, outcome: outcome() }], 300);
  expect(text).toMatch(
    /✓ unit +91 s of +90 \(limit 150\) over target  3 passed, 0 failed, 0 skipped/,
  );
  expect(text).toMatch(/whole +300 s of +900 \(limit 1200\)/);
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

it('names levels and whole runs above their limit only', () => {
  const results = [
    { name: 'unit', seconds: 150, outcome: outcome() },
    { name: 'server', seconds: 241, outcome: outcome() },
  ];
  expect(overLimit(results, 1200).map(({ name }) => name)).toEqual(['server']);
  expect(overLimit([], 1201).map(({ name }) => name)).toEqual(['whole']);
});
