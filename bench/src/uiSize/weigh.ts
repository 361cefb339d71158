import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { reactAriaLocales as forEsbuild } from '@rostra/ui/esbuild';
import { reactAriaLocales as forVite } from '@rostra/ui/vite';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** The transferred size of a bundle in bytes, and the languages that it contains. */
export interface Weight {
  readonly js: number;
  readonly css: number;
  readonly locales: readonly string[];
}

interface Bundle {
  js: string;
  css: string;
  modules: readonly string[];
}

interface Options {
  /** With our plugin that leaves out other languages. @default false */
  hasPlugin?: boolean;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const ENTRY = path.join(ROOT, 'entry.js');
const BEST = 9;

/** The consumer's own code, which is on no disk. */
const entryOf = (code: string): Plugin => ({
  name: 'entry',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? code : null),
});

async function byVite(code: string, hasPlugin: boolean): Promise<Bundle> {
  const { output } = (await vite({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entryOf(code), ...(hasPlugin ? [forVite()] : [])],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: /^react(?:-dom)?(?:\/|$)/,
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    js: chunks.map((chunk) => chunk.code).join(''),
    css: output
      .map((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? file.source.toString() : '',
      )
      .join(''),
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
  };
}

async function byEsbuild(code: string, hasPlugin: boolean): Promise<Bundle> {
  const { outputFiles, metafile } = await esbuild({
    stdin: { contents: code, resolveDir: ROOT },
    outdir: path.join(ROOT, 'out'),
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom'],
    plugins: hasPlugin ? [forEsbuild()] : [],
    logLevel: 'error',
  });
  const text = (ending: string): string =>
    outputFiles
      .filter((file) => file.path.endsWith(ending))
      .map((file) => file.text)
      .join('');
  return { js: text('.js'), css: text('.css'), modules: Object.keys(metafile.inputs) };
}

/** Bundles a consumer's code over the built library and weighs it. */
export async function weigh(
  bundler: 'vite' | 'esbuild',
  code: string,
  { hasPlugin = false }: Options = {},
): Promise<Weight> {
  const bundle = await (bundler === 'vite' ? byVite : byEsbuild)(code, hasPlugin);
  const gzipped = (text: string): number => gzipSync(text, { level: BEST }).length;
  const locales = bundle.modules.map((id) => /\/([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1]);
  return {
    js: gzipped(bundle.js),
    css: bundle.css === '' ? 0 : gzipped(bundle.css),
    locales: [...new Set(locales)].filter((locale) => locale !== undefined).sort(),
  };
}
