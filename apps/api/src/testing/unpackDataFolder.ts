import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { makeTestFolder } from './testFolder.ts';

/** Data folders of demo mode, packed by `scripts/packDataFolder.mjs`. */
const FROZEN_FOLDER = path.join(import.meta.dirname, '../../frozen');

/**
 * Unpacks the data folder that a frozen version left behind.
 *
 * @param version its name in `frozen/`
 * @returns the path of the copy
 */
export function unpackDataFolder(version: string): string {
  const folder = makeTestFolder();
  const archive = brotliDecompressSync(readFileSync(path.join(FROZEN_FOLDER, `${version}.tar.br`)));
  execFileSync('tar', ['x', '-C', folder], { input: archive });
  return folder;
}
