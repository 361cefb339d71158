import { budgets, wholeBudget } from './budgets.mjs';

/** How many of the slowest tests a run names. */
const SLOWEST = 15;

/** @typedef {import('./outcomes.mjs').Outcome} Outcome */
/** @typedef {{ name: string, seconds: number, outcome: Outcome }} LevelResult */

const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The counts of a run in the form that CI reads: "N passed, N failed, N skipped". */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

const budgetOf = (name, seconds) => {
  const budget = budgets[name];
  if (budget === undefined) return '';
  const over =
    seconds > budget.limit ? ' OVER LIMIT' : seconds > budget.target ? ' over target' : '';
  return ` of ${String(budget.target).padStart(4)} (limit ${budget.limit})${over}`;
};

const levelLine = ({ name, seconds, outcome }) =>
  `${outcome.failed > 0 ? '✗' : '✓'} ${name.padEnd(9)} ${String(seconds).padStart(5)} s${budgetOf(name, seconds)}  ${countsLine(outcome)}`;

const slowestLines = (results) =>
  results
    .flatMap(({ name, outcome }) => outcome.tests.map((test) => ({ ...test, level: name })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(
      ({ level, seconds, title }) =>
        `${seconds.toFixed(1).padStart(7)} s  ${level.padEnd(9)} ${title.slice(0, 120)}`,
    );

/**
 * The levels whose seconds are above their limit, the whole run among them.
 * @param {LevelResult[]} results
 * @param {number} wholeSeconds
 * @param {number} slowdown of two threads side by side, by which limits of two real cores stretch
 */
export const overLimit = (results, wholeSeconds, slowdown = 1) => [
  ...results.filter(({ name, seconds }) => seconds > (budgets[name]?.limit ?? Infinity) * slowdown),
  ...(wholeSeconds > wholeBudget.limit * slowdown
    ? [{ name: 'whole', seconds: wholeSeconds }]
    : []),
];

/**
 * The text at the end of a run: each level's seconds beside its budget, then the slowest tests.
 * @param {LevelResult[]} results
 * @param {number} wholeSeconds
 */
export const summaryOf = (results, wholeSeconds) =>
  [
    '',
    ...results.map(levelLine),
    `  ${'whole'.padEnd(9)} ${String(wholeSeconds).padStart(5)} s of ${String(wholeBudget.target).padStart(4)} (limit ${wholeBudget.limit})`,
    '',
    `The ${plural(SLOWEST, 'slowest test')}:`,
    ...slowestLines(results),
    '',
  ].join('\n');
