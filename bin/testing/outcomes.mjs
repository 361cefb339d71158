import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { root, run } from '../bootstrap.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Outcome */

const reports = path.join(root, 'node_modules', '.test-reports');

const freshReport = (name, ending = 'json') => {
  mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name.replaceAll(/\W+/g, '-')}.${ending}`);
  rmSync(file, { force: true });
  return file;
};

/** A runner that died without a report, or ran nothing, has failed. */
const atLeastOne = ({ passed, failed, skipped }, code) => ({
  passed,
  failed: failed > 0 || (code === 0 && passed > 0) ? failed : 1,
  skipped,
});

/** Runs a command whose output is kept, so that several may run at once. */
const runKeeping = async (name, command, args, options) => {
  const log = freshReport(name, 'log');
  const output = openSync(log, 'w');
  const code = await run(command, args, { ...options, stdio: ['ignore', output, output] });
  closeSync(output);
  return { code, printed: readFileSync(log, 'utf8') };
};

/**
 * A command that either holds or does not: one test of its own. What it printed follows its name as
 * a whole when it failed.
 */
export const step = async (name, command, args, { env, cwd = root }) => {
  const { code, printed: output } = await runKeeping(name, command, args, { env, cwd });
  const printed = code === 0 ? '' : output;
  const verdict = code === 0 ? '' : `✗ ${name} failed (exit code ${code})\n`;
  process.stdout.write(`· ${name}\n${printed}${verdict}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
};

const runVitest = async (name, [program, ...args], options, isBeside) => {
  if (!isBeside) return run(program, args, options);
  const { code, printed } = await runKeeping(name, program, args, options);
  process.stdout.write(`\n· ${name}, beside the one before\n${printed}`);
  return code;
};

/**
 * A Vitest run, counted by its own report. `before` wraps it, as a temporary database does; beside
 * another run its output is printed when it has ended.
 */
export const vitest = async (name, { env, cwd, args = [], before = [], isBeside = false }) => {
  if (!isBeside) process.stdout.write(`· ${name}\n`);
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
  const code = await runVitest(name, command, { env, cwd: path.join(root, cwd) }, isBeside);
  if (!existsSync(report)) return atLeastOne({ passed: 0, failed: 0, skipped: 0 }, 1);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return atLeastOne(
    {
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + (numTodoTests ?? 0),
    },
    code,
  );
};

/** A Playwright run; a test that passed only at a second try has failed. */
export const playwright = async (name, { env, cwd, args = [] }) => {
  process.stdout.write(`· ${name}\n`);
  const report = freshReport(name);
  const code = await run('pnpm', ['exec', 'playwright', 'test', '--reporter=line,json', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    cwd: path.join(root, cwd),
  });
  if (!existsSync(report)) return atLeastOne({ passed: 0, failed: 0, skipped: 0 }, 1);
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  return atLeastOne(
    {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    },
    code,
  );
};

/** @param {Outcome[]} outcomes */
export const sum = (outcomes) =>
  outcomes.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
