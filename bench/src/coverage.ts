// Lines and branches that the tests of each package reach, by V8. Names measure these alone:
// `npm run bench:coverage -- contract server`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { coverageArgs, coverageRuns } from './coverage/runs.ts';
import type { CoverageRun } from './coverage/runs.ts';

interface Share {
  readonly total: number;
  readonly covered: number;
  readonly pct: number;
}

/** Coverage of one package; shares in percent. */
interface Covered {
  readonly name: string;
  readonly lines: Share;
  readonly branches: Share;
  /** Whether all of its tests passed; the figures of a failing run are too low. */
  readonly passed: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

/** @throws if Vitest ends without a report. */
const measure = ({ name, folder, args }: CoverageRun): Covered => {
  const reports = mkdtempSync(path.join(tmpdir(), 'rostra-coverage-'));
  try {
    const { status } = spawnSync(
      'vitest',
      ['run', '--reporter=dot', '--silent', ...args, ...coverageArgs(reports)],
      { cwd: path.join(root, folder), stdio: ['ignore', 2, 2] },
    );
    const { total } = JSON.parse(
      readFileSync(path.join(reports, 'coverage-summary.json'), 'utf8'),
    ) as { total: { lines: Share; branches: Share } };
    return { name, lines: total.lines, branches: total.branches, passed: status === 0 };
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !coverageRuns.some((run) => run.name === name));
if (unknown.length > 0)
  throw new Error(
    `No package "${unknown[0]}": ${coverageRuns.map(({ name }) => name).join(', ')}.`,
  );

const covered = coverageRuns
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .map(measure);

console.table(
  Object.fromEntries(
    covered.map(({ name, lines, branches, passed }) => [
      name,
      {
        'lines %': lines.pct,
        lines: `${lines.covered}/${lines.total}`,
        'branches %': branches.pct,
        branches: `${branches.covered}/${branches.total}`,
        passed: passed ? 'yes' : 'NO',
      },
    ]),
  ),
);
console.log(JSON.stringify({ title: 'Coverage', covered }));
process.exitCode = covered.every(({ passed }) => passed) ? 0 : 1;
