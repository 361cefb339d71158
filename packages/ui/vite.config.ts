import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledEntries } from './scripts/styledEntries.ts';
import { codemodNames, source, subPaths } from './scripts/subPaths.ts';

const folders = subPaths().map(({ path, folder }) => [
  `${path}/index`,
  join(source, folder, 'index.ts'),
]);
const codemods = codemodNames().map((name) => [
  `codemods/${name}`,
  join(source, 'codemods', `${name}.ts`),
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
        ...Object.fromEntries([...folders, ...codemods]),
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
