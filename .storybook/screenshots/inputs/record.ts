import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const kept = join(import.meta.dirname, '../../../packages/ui/visual');
const file = join(kept, 'inputs.txt');

/** Where the sheet of a story in a language is kept. */
export const baselineOf = (sheet: string): string => join(kept, 'baselines', `${sheet}.webp`);

/**
 * Hashes by story file, of inputs that drew the sheets kept. A line each, in the order of the files:
 * Git joins the lines of two branches (.gitattributes), and a hash of neither is no hash of both.
 */
export type InputRecord = ReadonlyMap<string, ReadonlySet<string>>;

export function parseRecord(text: string): InputRecord {
  const record = new Map<string, Set<string>>();
  for (const line of text.split(/\r?\n/)) {
    const [storyFile, hash] = line.split(' ');
    if (storyFile && hash) record.set(storyFile, (record.get(storyFile) ?? new Set()).add(hash));
  }
  return record;
}

export const formatRecord = (record: InputRecord): string =>
  [...record]
    .flatMap(([storyFile, hashes]) => [...hashes].map((hash) => `${storyFile} ${hash}\n`))
    .toSorted()
    .join('');

export const readRecord = (): InputRecord =>
  parseRecord(existsSync(file) ? readFileSync(file, 'utf8') : '');

export const writeRecord = (record: InputRecord): void => writeFileSync(file, formatRecord(record));

/**
 * Returns the recorded hash of a story file: its inputs and the sheets drawn from them; null if a
 * sheet is missing.
 */
export function hashOfDrawn(inputs: string, sheets: readonly string[]): string | null {
  const hash = createHash('sha256').update(inputs);
  for (const sheet of sheets) {
    if (!existsSync(baselineOf(sheet))) return null;
    hash.update(`\0${sheet}\0`).update(readFileSync(baselineOf(sheet)));
  }
  return hash.digest('base64url');
}
