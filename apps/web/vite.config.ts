import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { chunkGroups } from './build/chunkGroups.ts';
import { reactAriaLocales } from '../../packages/ui/src/vite/reactAriaLocales.ts';
import { leanRouter } from './build/leanRouter.ts';
import { oneAgora, plainAgora } from './build/oneAgora.ts';
import { pdfFiles } from './build/pdfFiles.ts';
import { plainContract } from './build/plainContract.ts';
import { productionRouter } from './build/productionRouter.ts';

/** Two builds of one app: `vite build` for browsers, `vite build --ssr` for server rendering. */
export default defineConfig(({ command, isSsrBuild = false }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    ...(command === 'build' && !isSsrBuild
      ? [pdfFiles(), plainContract(), leanRouter(), plainAgora(), reactAriaLocales()]
      : []),
  ],
  resolve: {
    conditions: ['rostra-source', ...defaultClientConditions],
    alias: [oneAgora(), ...(command === 'build' ? productionRouter() : [])],
  },
  ssr: {
    // One file that the server loads by path, without its own node_modules.
    noExternal: true,
    resolve: { conditions: ['rostra-source', ...defaultServerConditions] },
  },
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? { outDir: 'dist/server', copyPublicDir: false }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: [
              'src/entryClient.tsx',
              'src/preview-page/pdfPage.ts',
              'src/preview-page/imagePage.ts',
            ],
            output: {
              // The script of every page lists all chunk names. They are bare hashes to save bytes;
              // the manifest lists the chunks' modules (W1).
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[hash:7].js',
              assetFileNames: ({ names }) =>
                names.some((name) => name.endsWith('.css'))
                  ? 'assets/[hash:6][extname]'
                  : 'assets/[name]-[hash:6][extname]',
              codeSplitting: { groups: chunkGroups(import.meta.dirname) },
            },
          },
        }),
  },
}));
