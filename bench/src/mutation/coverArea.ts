import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Area } from './areas.ts';

const run = promisify(execFile);
const VITEST = fileURLToPath(new URL('vitest.mjs', import.meta.resolve('vitest/package.json')));

interface Summary {
  readonly total: { readonly lines: { readonly pct: number } };
}

/**
 * Percent of an area's lines that its tests run, by V8.
 *
 * @throws when a test fails
 */
export async function coverArea(area: Area): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostra-coverage-'));
  try {
    await run(
      process.execPath,
      [
        VITEST,
        'run',
        '--config=bench/mutation/vitest.config.ts',
        '--reporter=dot',
        '--coverage.enabled',
        `--coverage.reportsDirectory=${folder}`,
      ],
      { env: { ...process.env, MUTATION_AREA: area.name } },
    );
    const text = await readFile(path.join(folder, 'coverage-summary.json'), 'utf8');
    return (JSON.parse(text) as Summary).total.lines.pct;
  } finally {
    await rm(folder, { recursive: true });
  }
}
