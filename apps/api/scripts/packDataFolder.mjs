// Packs a data folder with demo content into frozen/, for the test that upgrades it. Run it once for
// each version whose migrations are frozen: node scripts/packDataFolder.mjs <name>
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The largest window: the folder repeats the pages of its template database. */
const WINDOW_BITS = 24;

const [name] = process.argv.slice(2);
if (name === undefined) throw new Error('Usage: node scripts/packDataFolder.mjs <name>');
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'rostra-frozen-'));
const server = spawn(process.execPath, [join(root, 'src/main.ts')], {
  env: { ...process.env, ROSTRA_MODE: 'demo', DATA_DIR: folder, PORT: '0', DATABASE_URL: '' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
// The greeting comes last, once all content is written.
await new Promise((resolve) => server.stdout.once('data', resolve));
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
const packed = spawnSync('tar', ['c', '--sort=name', '-C', folder, 'postgres', 'files', 'secret'], {
  maxBuffer: 1024 ** 3,
});
if (packed.status !== 0) throw new Error(packed.stderr.toString());
const compressed = brotliCompressSync(packed.stdout, {
  params: { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS },
});
writeFileSync(join(root, `frozen/${name}.tar.br`), compressed);
rmSync(folder, { recursive: true });
console.log(`frozen/${name}.tar.br: ${Math.round(compressed.length / 1024)} KiB`);
