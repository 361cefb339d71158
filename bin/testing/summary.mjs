import { stripVTControlCharacters } from 'node:util';

import { budgets, wholeBudget } from './budgets.mjs';

/** How many of the slowest tests a run names. */
const SLOWEST = 15;
/** How many lines of a failed test's error the summary repeats. */
const FAILURE_LINES = 25;

/** @typedef {import('./outcomes.mjs').Outcome} Outcome */
/**
 * @typedef {object} LevelResult
 * @property {string} name
 * @property {number} seconds
 * @property {Outcome} outcome
 * @property {number} [slowdown] of the machine meanwhile, by which the limit stretches
 */

const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The counts of a run in the form that CI reads: "N passed, N failed, N skipped". */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const budgetOf = ({ name, seconds, slowdown = 1 }) => {
  const budget = budgets[name];
  if (budget === undefined) return '';
  const limit = Math.round(budget.limit * slowdown);
  const over = seconds > limit ? ' OVER LIMIT' : seconds > budget.target ? ' over target' : '';
  return ` of ${String(budget.target).padStart(4)} (limit ${limit})${over}`;
};

const levelLine = (level) =>
  `${level.outcome.failed > 0 ? '✗' : '✓'} ${level.name.padEnd(9)} ${String(level.seconds).padStart(5)} s${budgetOf(level)}  ${countsLine(level.outcome)}`;

const slowestLines = (results) =>
  results
    .flatMap(({ name, outcome }) => outcome.tests.map((test) => ({ ...test, level: name })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(
      ({ level, seconds, title }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${level.padEnd(9)} ${title.slice(0, 120)}`,
    );

/** Logs of CI keep only their end, so failures are repeated there. */
const failureLines = (results) => {
  const failures = results.flatMap(({ name, outcome }) =>
    outcome.failures.map((failure) => ({ ...failure, level: name })),
  );
  if (failures.length === 0) return [];
  return [
    'Failed:',
    ...failures.flatMap(({ level, title, message }) => [
      `✗ ${level} ${title}`,
      ...stripVTControlCharacters(message)
        .trim()
        .split('\n')
        .slice(0, FAILURE_LINES)
        .map((line) => `    ${line}`),
    ]),
    '',
  ];
};

/**
 * The levels whose seconds are above their limit, the whole run among them.
 * @param {LevelResult[]} results
 * @param {number} wholeSeconds
 * @param {number} slowdown of the machine in the whole run, by which its limit stretches
 */
export const overLimit = (results, wholeSeconds, slowdown = 1) => [
  ...results.filter(
    (level) => level.seconds > (budgets[level.name]?.limit ?? Infinity) * (level.slowdown ?? 1),
  ),
  ...(wholeSeconds > wholeBudget.limit * slowdown
    ? [{ name: 'whole', seconds: wholeSeconds }]
    : []),
];

/**
 * The text at the end of a run: each level's seconds beside its budget, the slowest
 * tests, then the failed ones with the start of their errors.
 * @param {LevelResult[]} results
 * @param {number} wholeSeconds
 * @param {number} slowdown of the machine in the whole run
 */
export const summaryOf = (results, wholeSeconds, slowdown = 1) =>
  [
    '',
    ...results.map(levelLine),
    `  ${'whole'.padEnd(9)} ${String(wholeSeconds).padStart(5)} s of ${String(wholeBudget.target).padStart(4)} (limit ${Math.round(wholeBudget.limit * slowdown)})`,
    '',
    `The ${plural(SLOWEST, 'slowest test')}:`,
    ...slowestLines(results),
    '',
    ...failureLines(results),
  ].join('\n');
