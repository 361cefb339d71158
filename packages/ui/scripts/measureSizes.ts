import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');

/** The committed report, which is the budget too. */
export const sizesPath = join(import.meta.dirname, '../api/sizes.json');

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

const IMPORT = /(?:from|import|import\()\s*"(\.[^"]+)"/g;

/** Returns our own files that a file imports, itself included; packages are not counted. */
function filesOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  if (entry.endsWith('.js'))
    for (const [, path = ''] of read(entry).matchAll(IMPORT))
      filesOf(join(dirname(entry), path), seen);
  return seen;
}

/**
 * Measures the size of a sub-path as a browser bundler takes it: code, and styles if it has any.
 */
function weigh(styled: string): [string, number][] {
  const files = [...filesOf(styled)];
  const weight = (ending: string): number =>
    gzipped(
      files
        .filter((file) => file.endsWith(ending))
        .map(read)
        .join(''),
    );
  const name = relative('styled', styled).replace(/\.js$/, '');
  const hasStyles = files.some((file) => file.endsWith('.css'));
  return [
    [name, weight('.js')],
    ...(hasStyles ? [[`${name}.css`, weight('.css')] as [string, number]] : []),
  ];
}

/** Bytes, gzipped, of the sheet of all styles and of each sub-path of a build: `X` its code, `X.css` its styles. */
export function measureSizes(): Record<string, number> {
  const entries = globSync(['styled/*.js', 'styled/screens/*.js'], { cwd: dist })
    .filter((file) => !/\/(?:index|icons)\.js$/.test(file))
    .sort();
  return {
    styles: gzipped(read('styles.css')),
    ...Object.fromEntries(entries.flatMap(weigh)),
  };
}
