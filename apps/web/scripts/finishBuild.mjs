// Puts a .br and a .gz beside every file of the client build that shrinks, for the server to choose from.
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = new URL('../dist/client/', import.meta.url).pathname;
/** Nine is nearly as small as eleven in a fifteenth of the time (reference/stack.md, section 5). */
const BROTLI_QUALITY = 9;
const SHRINKS = /\.(?:js|mjs|css|svg|json|txt|wasm)$/;
const WORTH_BYTES = 1024;

for (const entry of readdirSync(folder, { recursive: true })) {
  const file = join(folder, String(entry));
  if (!SHRINKS.test(file) || file.includes('.vite') || statSync(file).size < WORTH_BYTES) continue;
  const bytes = readFileSync(file);
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
