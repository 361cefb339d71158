import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledEntries } from './scripts/styledEntries.ts';

const source = join(import.meta.dirname, 'src');

/** Every folder with an index is a subpath of the package. */
const folders = readdirSync(source, { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() &&
      entry.name !== 'story' &&
      existsSync(join(source, entry.name, 'index.ts')),
  )
  .map(({ name }) => [`${name}/index`, join(source, name, 'index.ts')]);

/** Screens are one folder deeper. */
const screens = readdirSync(join(source, 'screens'), { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && existsSync(join(source, 'screens', entry.name, 'index.ts')),
  )
  .map(({ name }) => [`screens/${name}/index`, join(source, 'screens', name, 'index.ts')]);

/** One file per codemod, named after the version that needs it. */
const codemods = globSync('[0-9]*.ts', { cwd: join(source, 'codemods') }).map((file) => [
  `codemods/${basename(file, '.ts')}`,
  join(source, 'codemods', file),
]);

/** The published build: precompiled JS and CSS per component; packages stay external. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), styledEntries()],
  resolve: { conditions: ['rostra-source'] },
  build: {
    lib: {
      entry: {
        index: join(source, 'index.ts'),
        icons: join(source, 'icons.ts'),
        base: join(source, 'theme/base.css.ts'),
        ...Object.fromEntries([...folders, ...screens, ...codemods]),
      },
      formats: ['es'],
    },
    cssCodeSplit: true,
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    cssMinify: 'lightningcss',
    minify: false,
    target: 'es2022',
    copyPublicDir: false,
    rolldownOptions: {
      external: (id) => /^[@a-z]/.test(id) && !id.startsWith('@/') && !/^[a-z]:/i.test(id),
      output: {
        // Lets server components import our components. Files without UI (tokens, rules, indexes)
        // stay callable on the server.
        banner: ({ imports }) =>
          imports.some((id) => /^react(?:\/|-aria|$)/.test(id)) ? "'use client';" : '',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: ({ names }) =>
          names.includes('base.css') ? '[name][extname]' : 'parts/[name][extname]',
      },
    },
  },
});
