import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { PluginOption, Rolldown } from 'vite';

/** The minified code a browser would load for its entries, and the code those load later. */
export interface Bundle {
  /** By the name that the others import it by, each beside the others. */
  readonly scripts: ReadonlyMap<string, string>;
  /** The name of the first entry's script. */
  readonly entry: string;
  readonly css: string;
}

/** The Vite plugins for pages with the library's components, the same as the site's. */
export const pagePlugins: readonly PluginOption[] = [
  react(),
  vanillaExtractPlugin({ identifiers: 'short' }),
];

export async function bundle(
  entries: readonly string[],
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
      rolldownOptions: { input: [...entries], preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const files = (Array.isArray(output) ? output : [output]).flatMap((each) => each.output);
  const chunks = files.filter((file) => file.type === 'chunk');
  return {
    scripts: new Map(chunks.map(({ fileName, code }) => [path.basename(fileName), code])),
    entry: path.basename(chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''),
    css: files
      .map((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? file.source.toString() : '',
      )
      .join(''),
  };
}
