import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';

/** Bundles entries with everything they load, minified. */
async function bundle(...entries: string[]): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['rostra-source', 'browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: entries.map((entry) => join(import.meta.dirname, entry)),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const outputs = Array.isArray(output) ? output : [output];
  return outputs
    .flatMap((each) => each.output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}

const gzipKilobytes = (code: string): number => gzipSync(code, { level: 9 }).length / 1000;

it.each([
  { entries: ['index.ts'], kilobytes: 25 },
  {
    entries: ['adapters/embedded/EmbeddedRtc.ts', 'adapters/embedded/EmbeddedRtm.ts'],
    kilobytes: 15,
  },
])('keeps $entries within $kilobytes kB, gzipped', async ({ entries, kilobytes }) => {
  const code = await bundle(...entries);
  expect(code).toContain('class');
  expect(gzipKilobytes(code)).toBeLessThanOrEqual(kilobytes);
});

it('imports without a browser and without React', async () => {
  const core = await import('./index.ts');
  expect(core.LiveSession).toBeTypeOf('function');
  expect(await bundle('index.ts')).not.toMatch(/\b(document|window|navigator)\.|\breact\b/);
});
