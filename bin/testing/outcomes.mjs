import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { root, run } from '../bootstrap.mjs';

/** @typedef {{ title: string, seconds: number }} TimedTest */
/** @typedef {{ passed: number, failed: number, skipped: number, tests: TimedTest[] }} Outcome */

const reports = path.join(root, 'node_modules', '.test-reports');

const freshReport = (name, ending = 'json') => {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.${ending}`);
  rmSync(file, { force: true });
  return file;
};

/** A runner that died without a report, or ran nothing, has failed. */
const requireOne = (outcome, code) => ({
  ...outcome,
  failed: outcome.failed > 0 || (code === 0 && outcome.passed > 0) ? outcome.failed : 1,
});

const died = { passed: 0, failed: 1, skipped: 0, tests: [] };

/** Runs a command whose output is kept, so that several can run at once. */
const runKeeping = async (name, command, args, options) => {
  const log = freshReport(name, 'log');
  const output = openSync(log, 'w');
  const code = await run(command, args, { ...options, stdio: ['ignore', output, output] });
  closeSync(output);
  return { code, printed: readFileSync(log, 'utf8') };
};

/**
 * Runs a command that either succeeds or fails, as one test of its own. On failure, its whole
 * output follows its name.
 */
export const step = async (name, command, args, { env, cwd = root }) => {
  const began = performance.now();
  const { code, printed: output } = await runKeeping(name, command, args, { env, cwd });
  const seconds = (performance.now() - began) / 1000;
  const printed = code === 0 ? '' : output;
  const verdict = code === 0 ? '' : `✗ ${name} failed (exit code ${code})\n`;
  process.stdout.write(`· ${name}\n${printed}${verdict}`);
  return {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    tests: [{ title: name, seconds }],
  };
};

/**
 * Runs a program that reports its tests in a file. While other levels run, its output is kept and
 * printed as a whole when it ends.
 */
const runRunner = async (name, [program, ...args], { env, cwd, isAlone = false }) => {
  const options = { env, cwd: path.join(root, cwd) };
  if (isAlone) {
    process.stdout.write(`· ${name}\n`);
    return run(program, args, options);
  }
  const { code, printed } = await runKeeping(name, program, args, options);
  process.stdout.write(`\n· ${name}\n${printed}`);
  return code;
};

const readReport = (report) =>
  existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;

/** A Vitest run, counted by its own report. `before` wraps it, as a temporary database does. */
export const vitest = async (name, { args = [], before = [], ...context }) => {
  const report = freshReport(name);
  const command = [
    ...before,
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ];
  const code = await runRunner(name, command, context);
  const read = readReport(report);
  if (read === undefined) return died;
  return requireOne(
    {
      passed: read.numPassedTests,
      failed: read.numFailedTests,
      skipped: read.numPendingTests + (read.numTodoTests ?? 0),
      tests: read.testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          title: fullName,
          seconds: (duration ?? 0) / 1000,
        })),
      ),
    },
    code,
  );
};

/** The tests of a Playwright report's suites, nested as they are, with the seconds each took. */
const timedTests = (suites = []) =>
  suites.flatMap(({ suites: nested, specs = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${title} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...timedTests(nested),
  ]);

/** A Playwright run; a test that passed only at a second try has failed. */
export const playwright = async (name, { env, ...context }) => {
  const report = freshReport(name);
  const code = await runRunner(
    name,
    ['pnpm', 'exec', 'playwright', 'test', '--reporter=line,json'],
    { ...context, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  const read = readReport(report);
  if (read === undefined) return died;
  const { stats, suites } = read;
  return requireOne(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      tests: timedTests(suites),
    },
    code,
  );
};

/** @param {Outcome[]} outcomes */
export const sum = (outcomes) =>
  outcomes.reduce(
    (total, { passed, failed, skipped, tests }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      tests: [...total.tests, ...tests],
    }),
    { passed: 0, failed: 0, skipped: 0, tests: [] },
  );
