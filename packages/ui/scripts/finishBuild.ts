import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { tokenFiles } from './designTokens/tokenFiles.ts';

// After Vite and tsc: adds fonts with their files, design tokens, and declarations that Node
// resolves.
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);

mkdirSync(join(dist, 'fonts'), { recursive: true });
// Our own subsets and the partners' typefaces, which come from their packages, each with its
// license.
cpSync(join(root, 'src/theme/fonts'), join(dist, 'fonts'), { recursive: true });
const fonts = readFileSync(join(root, 'src/theme/fonts.css'), 'utf8').replaceAll(
  /url\('(@fontsource-variable\/[^']+)'\)/g,
  (_, file: string) => {
    const path = require.resolve(file);
    copyFileSync(path, join(dist, 'fonts', basename(file)));
    const name = file.split('/')[1] ?? file;
    copyFileSync(join(dirname(path), '../LICENSE'), join(dist, 'fonts', `${name}.LICENSE.txt`));
    return `url('./fonts/${basename(file)}')`;
  },
);
writeFileSync(join(dist, 'fonts.css'), fonts);

mkdirSync(join(dist, 'tokens'), { recursive: true });
for (const [name, text] of Object.entries(tokenFiles())) writeFileSync(join(dist, name), text);

const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
for (const sheet of ['styles', 'base', 'fonts', 'tokens'])
  writeFileSync(join(dist, `${sheet}.css.d.ts`), 'export {};\n');

for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const text = read(file);
  const fixed = text.replaceAll(
    /(from\s+|import\(\s*|import\s+)(['"])(\.[^'"]+?)\.tsx?\2/g,
    '$1$2$3.js$2',
  );
  if (fixed !== text) writeFileSync(join(dist, file), fixed);
}
