import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { root, run } from '../bootstrap.mjs';

/** @typedef {{ title: string, seconds: number }} TimedTest */
/** @typedef {{ title: string, message: string }} Failure */
/** @typedef {{ passed: number, failed: number, skipped: number, tests: TimedTest[], failures: Failure[] }} Outcome */

const reports = path.join(root, 'node_modules', '.test-reports');

const freshReport = (name, ending = 'json') => {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.${ending}`);
  rmSync(file, { force: true });
  return file;
};

/** A runner that died without a report, or ran nothing, has failed. */
const requireOne = (name, outcome, code) => {
  if (outcome.failed > 0 || (code === 0 && outcome.passed > 0)) return outcome;
  const message = `failed outside of its tests (exit code ${code}, ${outcome.passed} passed)`;
  return { ...outcome, failed: 1, failures: [...outcome.failures, { title: name, message }] };
};

const reportDeath = (name, code) => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  tests: [],
  failures: [{ title: name, message: `ended without a report (exit code ${code})` }],
});

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
    failures: code === 0 ? [] : [{ title: name, message: printed }],
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

/** The failed tests of a file, or the file itself where it broke before its tests. */
const failuresOfFile = ({ name: file, status, message, assertionResults }) => {
  const failed = assertionResults
    .filter((result) => result.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${path.relative(root, file)}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  const isFileBroken = status === 'failed' && failed.length === 0;
  return isFileBroken ? [{ title: path.relative(root, file), message }] : failed;
};

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
  if (read === undefined) return reportDeath(name, code);
  return requireOne(
    name,
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
      failures: read.testResults.flatMap(failuresOfFile),
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

/** The tests of a Playwright report's suites that failed, or passed only at a second try. */
const failedTests = (suites = []) =>
  suites.flatMap(({ suites: nested, specs = [] }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) => ({
          title: `${file}: ${title} (${projectName})`,
          message: results
            .flatMap(({ errors = [] }) => errors.map(({ message }) => message))
            .join('\n'),
        })),
    ),
    ...failedTests(nested),
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
  if (read === undefined) return reportDeath(name, code);
  const { stats, suites, errors = [] } = read;
  return requireOne(
    name,
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      tests: timedTests(suites),
      failures: [
        ...failedTests(suites),
        ...errors.map(({ message }) => ({ title: name, message })),
      ],
    },
    code,
  );
};

/** @param {Outcome[]} outcomes */
export const sum = (outcomes) =>
  outcomes.reduce(
    (total, { passed, failed, skipped, tests, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      tests: [...total.tests, ...tests],
      failures: [...total.failures, ...failures],
    }),
    { passed: 0, failed: 0, skipped: 0, tests: [], failures: [] },
  );
