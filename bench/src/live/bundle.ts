import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { PluginOption, Rolldown } from 'vite';

/** What a browser would load for an entry: everything that it brings, minified. */
export interface Bundle {
  readonly code: string;
  readonly css: string;
}

/** What pages with the library's components are made with, as the site is. */
export const pagePlugins: readonly PluginOption[] = [
  react(),
  vanillaExtractPlugin({ identifiers: 'short' }),
];

export async function bundle(
  entry: string,
  plugins: readonly PluginOption[] = [],
): Promise<Bundle> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    resolve: { conditions: ['rostra-source', 'browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const files = (Array.isArray(output) ? output : [output]).flatMap((each) => each.output);
  return {
    code: files.map((file) => (file.type === 'chunk' ? file.code : '')).join(''),
    css: files
      .map((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? file.source.toString() : '',
      )
      .join(''),
  };
}
