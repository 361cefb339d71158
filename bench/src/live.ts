import { cpus, loadavg } from 'node:os';
import { isMet } from './live/Measure.ts';
import type { Measure } from './live/Measure.ts';
import { measureStore } from './live/store.ts';

/** Figures of the live room against their goals; `--json` adds a last line for programs. */
const measures: readonly Measure[] = [...(await measureStore())];

const load = loadavg()[0]?.toFixed(1) ?? '?';
console.log(`Live room (${cpus().length} cores, load ${load})`);
console.table(
  measures.map((measure) => ({
    name: measure.name,
    value: Number(measure.value.toFixed(3)),
    unit: measure.unit,
    goal: `${measure.bound === 'most' ? '≤' : '≥'} ${measure.goal}`,
    ok: isMet(measure) ? 'yes' : 'NO',
  })),
);
if (process.argv.includes('--json')) {
  const line = Object.fromEntries(
    measures.map((measure) => {
      const { name, value, unit, goal } = measure;
      return [name, { value, unit, goal, ok: isMet(measure) }];
    }),
  );
  console.log(JSON.stringify(line));
}
