import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

// After Vite and tsc: fonts with their files, one sheet of all styles, declarations that Node resolves, sizes.
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);

mkdirSync(join(dist, 'fonts'), { recursive: true });
const fonts = readFileSync(join(root, 'src/theme/fonts.css'), 'utf8').replaceAll(
  /url\('(@fontsource-variable\/[^']+)'\)/g,
  (_, file: string) => {
    copyFileSync(require.resolve(file), join(dist, 'fonts', basename(file)));
    return `url('./fonts/${basename(file)}')`;
  },
);
writeFileSync(join(dist, 'fonts.css'), fonts);

const sheets = globSync('**/*.css', { cwd: dist })
  .filter((file) => !['fonts.css', 'styles.css', 'base.css'].includes(file))
  .sort();
const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
// Layers decide, so the order of the sheets does not matter; the base comes first since it names them.
writeFileSync(
  join(dist, 'styles.css'),
  [read('base.css'), ...new Set(sheets.map(read))].join('\n'),
);
for (const sheet of ['styles', 'base', 'fonts'])
  writeFileSync(join(dist, `${sheet}.css.d.ts`), 'export {};\n');

for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const text = read(file);
  const fixed = text.replaceAll(
    /(from\s+|import\(\s*|import\s+)(['"])(\.[^'"]+?)\.tsx?\2/g,
    '$1$2$3.js$2',
  );
  if (fixed !== text) writeFileSync(join(dist, file), fixed);
}

/** Bytes of a sub-path with everything of ours that it brings, gzipped; packages are not counted. */
function sizeOf(entry: string, seen = new Set<string>()): string {
  if (seen.has(entry)) return '';
  seen.add(entry);
  const text = read(entry);
  const folder = entry.includes('/') ? entry.slice(0, entry.lastIndexOf('/')) : '.';
  const parts = [...text.matchAll(/from\s*"(\.[^"]+)"|import\s*"(\.[^"]+)"/g)].map((match) =>
    join(folder, (match[1] ?? match[2]) as string),
  );
  return text + parts.map((part) => sizeOf(part, seen)).join('');
}
const sizes = Object.fromEntries(
  globSync('*/index.js', { cwd: dist })
    .sort()
    .map((entry) => [entry.split('/')[0], gzipSync(sizeOf(entry), { level: 9 }).length]),
);
mkdirSync(join(root, 'api'), { recursive: true });
writeFileSync(
  join(root, 'api/sizes.json'),
  `${JSON.stringify({ unit: 'bytes of our JS, gzip', styles: gzipSync(read('styles.css'), { level: 9 }).length, ...sizes }, null, 2)}\n`,
);
