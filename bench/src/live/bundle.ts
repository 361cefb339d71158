import { build } from 'vite';
import type { Rolldown } from 'vite';

/** The code that a browser would load for an entry: everything that it brings, minified. */
export async function bundle(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['rostra-source', 'browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const outputs = Array.isArray(output) ? output : [output];
  return outputs
    .flatMap((each) => each.output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('');
}
