import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');

/** The committed report, which is the budget too. */
export const sizesPath = join(import.meta.dirname, '../api/sizes.json');

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** A file with everything of ours that it brings; packages are not counted. */
function withImports(entry: string, seen = new Set<string>()): string {
  if (seen.has(entry)) return '';
  seen.add(entry);
  const text = read(entry);
  const parts = [...text.matchAll(/from\s*"(\.[^"]+)"|import\s*"(\.[^"]+)"/g)].map((match) =>
    join(dirname(entry), (match[1] ?? match[2]) as string),
  );
  return text + parts.map((part) => withImports(part, seen)).join('');
}

/** Bytes, gzipped, of the sheet of all styles and of each sub-path of a build with a component. */
export function measureSizes(): Record<string, number> {
  const entries = globSync('{*,screens/*}/index.js', { cwd: dist }).sort();
  return {
    styles: gzipped(read('styles.css')),
    ...Object.fromEntries(entries.map((entry) => [dirname(entry), gzipped(withImports(entry))])),
  };
}
