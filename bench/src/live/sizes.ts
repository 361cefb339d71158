import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.ts';
import type { Measure } from './Measure.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../../packages/live-core/src');
const BEST = 9;

const PARTS = [
  { name: 'core_gzip', entries: ['index.ts'], goal: 25 },
  {
    name: 'embedded_adapter_gzip',
    entries: ['adapters/embedded/EmbeddedRtc.ts', 'adapters/embedded/EmbeddedRtm.ts'],
    goal: 15,
  },
];

/** Measures the transferred size of the engine and of the built-in provider's adapter. */
export async function measureSizes(): Promise<readonly Measure[]> {
  const found: Measure[] = [];
  for (const { name, entries, goal } of PARTS) {
    const { scripts } = await bundle(entries.map((entry) => path.join(SOURCE, entry)));
    const code = Array.from(scripts.values()).join('');
    const value = gzipSync(code, { level: BEST }).length / 1000;
    found.push({ name, value, unit: 'kB', goal, bound: 'most' });
  }
  return found;
}
