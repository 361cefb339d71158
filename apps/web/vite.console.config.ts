import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { reactAriaLocales } from '../../packages/ui/src/vite/reactAriaLocales.ts';
import { leanRouter } from './build/leanRouter.ts';
import { plainContract } from './build/plainContract.ts';
import { productionRouter } from './build/productionRouter.ts';

const inFolder = (folder: string, name: string): string => `assets/${folder}${name}`;

/**
 * The consoles of staff and organizers, built apart from the site (ADR 135): they share no chunk with
 * it, so no page of the site carries a part of theirs or an export for them. Runs after the site's
 * build and adds to its folder.
 */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    plainContract(),
    leanRouter(),
    reactAriaLocales(),
  ],
  resolve: {
    conditions: ['rostra-source', ...defaultClientConditions],
    alias: productionRouter(),
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    manifest: '.vite/consoles.json',
    rolldownOptions: {
      input: ['src/staff/entryStaff.tsx', 'src/management/entryManagement.tsx'],
      output: {
        entryFileNames: inFolder('consoles/', '[name]-[hash:7].js'),
        chunkFileNames: inFolder('consoles/', '[hash:7].js'),
        // Fonts have the names of the site's, whose files they are.
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css'))
            ? inFolder('consoles/', '[hash:6][extname]')
            : inFolder('', '[name]-[hash:6][extname]'),
      },
    },
  },
});
