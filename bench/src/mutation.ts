import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS } from './mutation/areas.ts';
import { coverArea } from './mutation/coverArea.ts';
import { mutateArea } from './mutation/mutateArea.ts';
import type { AreaScore } from './mutation/mutateArea.ts';

/** Percent of lines that an area's tests run, and of mutants that they notice, at least. */
const LINES = 90;
const SCORE = 85;

interface Row extends AreaScore {
  readonly area: string;
  readonly lines: number;
  readonly score: number;
  readonly ok: boolean;
}

// Names of areas test those alone; `--mutate <glob>` one file of the area named, `--json` adds a
// last line for programs.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: 'string', multiple: true, default: [] },
    concurrency: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'boolean', default: false },
  },
});
for (const name of positionals)
  if (!AREAS.some((area) => area.name === name)) throw new Error(`No area is named ${name}.`);
if (values.mutate.length > 0 && positionals.length !== 1)
  throw new Error('--mutate takes the name of one area.');

process.chdir(path.resolve(import.meta.dirname, '../..'));
const load = loadavg()[0]?.toFixed(1) ?? '?';
console.log(`Mutation testing (concurrency ${values.concurrency}, load ${load})`);
const rows: Row[] = [];
for (const area of AREAS) {
  if (positionals.length > 0 && !positionals.includes(area.name)) continue;
  const lines = await coverArea(area);
  const concurrency = Number(values.concurrency);
  const result = await mutateArea(area, { concurrency, only: values.mutate });
  const score = result.mutants === 0 ? 100 : (100 * result.killed) / result.mutants;
  for (const { place, mutator, replacement, isUncovered } of result.survivors)
    console.log(`${place} ${mutator}${isUncovered ? ' (not covered)' : ''}: ${replacement}`);
  rows.push({ ...result, area: area.name, lines, score, ok: lines >= LINES && score >= SCORE });
}

console.table(
  rows.map(({ area, lines, mutants, killed, survivors, ignored, score, seconds, ok }) => ({
    area,
    'lines %': lines,
    mutants,
    killed,
    survived: survivors.length,
    ignored,
    'score %': Number(score.toFixed(1)),
    seconds: Math.round(seconds),
    ok: ok ? 'yes' : 'NO',
  })),
);
if (values.json) console.log(JSON.stringify({ load, goals: { lines: LINES, score: SCORE }, rows }));
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
