import { cpus, loadavg } from 'node:os';
import { measureEvents } from './live/events.ts';
import { measureFanOut } from './live/fanOut.ts';
import { measureJoinCall } from './live/joinCall.ts';
import { measureList } from './live/list.ts';
import { isMet } from './live/Measure.ts';
import type { Measure } from './live/Measure.ts';
import { measureMedia } from './live/media.ts';
import { measureSizes } from './live/sizes.ts';
import { measureStore } from './live/store.ts';
import { measureTelephone } from './live/telephone.ts';

/** One after the other, so that none disturbs another. */
const PARTS: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  media: measureMedia,
  store: measureStore,
  list: measureList,
  fanOut: measureFanOut,
  events: measureEvents,
  join: measureJoinCall,
  telephone: measureTelephone,
  sizes: measureSizes,
};

/** Figures of the live room against their goals; names of parts measure those alone, `--json` adds a last line for programs. */
const ask = process.argv.slice(2).filter((word) => word in PARTS);
const measures: Measure[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  if (ask.length > 0 && !ask.includes(name)) continue;
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  console.log(`${name}: ${cpus().length} cores, load ${load} before`);
  try {
    measures.push(...(await measure()));
  } catch (error) {
    // The other parts were measured nevertheless.
    console.error(`${name} was not measured:`, error);
    process.exitCode = 1;
  }
}

console.table(
  measures.map((measure) => ({
    name: measure.name,
    value: Number(measure.value.toFixed(4)),
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
