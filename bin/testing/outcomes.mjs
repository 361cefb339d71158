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

/**
 * A command that either holds or does not: one test of its own. What it printed follows its name as
 * a whole, so that several may run at once.
 */
export const step = async (name, command, args, { env, cwd = root }) => {
  const log = freshReport(name, 'log');
  const output = openSync(log, 'w');
  const code = await run(command, args, { env, cwd, stdio: ['ignore', output, output] });
  closeSync(output);
  const printed = code === 0 ? '' : readFileSync(log, 'utf8');
  const verdict = code === 0 ? '' : `✗ ${name} failed (exit code ${code})\n`;
  process.stdout.write(`· ${name}\n${printed}${verdict}`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
};

/** A Vitest run, counted by its own report. `before` wraps it, as a temporary database does. */
export const vitest = async (name, { env, cwd, args = [], before = [] }) => {
  process.stdout.write(`· ${name}\n`);
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
  const code = await run(command[0], command.slice(1), { env, cwd: path.join(root, cwd) });
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
