import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as esbuild } from 'esbuild';
import type { BuildOptions, Metafile } from 'esbuild';
import { build as vite } from 'vite';
import type { Rolldown } from 'vite';
import type * as forEsbuild from '../src/esbuild/index.ts';
import type * as forVite from '../src/vite/index.ts';

/** The output of a build of the consumer's app. */
export interface Built {
  folder: string;
  css: string;
  /** Languages that React Aria's dictionaries in it are in. */
  languages: string[];
}

const cssIn = (folder: string): string =>
  globSync('**/*.css', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** The languages of the dictionaries among modules. */
const languagesOf = (modules: readonly string[]): string[] => {
  const found = modules.map((path) => /\/([a-z]{2}-[A-Z]{2})\.m?js$/.exec(path)?.[1]);
  return [...new Set(found)].filter((language) => language !== undefined).sort();
};

/** Exports of a package in the folder, imported as the consumer's own code would. */
const from = async <T>(folder: string, file: string): Promise<T> =>
  (await import(join(folder, 'node_modules/@rostra/ui/dist', file))) as T;

export async function buildWithVite(folder: string): Promise<Built> {
  const { reactAriaLocales } = await from<typeof forVite>(folder, 'vite/index.js');
  const outDir = join(folder, 'dist-vite');
  const { output } = (await vite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [reactAriaLocales()],
    build: { outDir, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return { folder: outDir, css: cssIn(outDir), languages: languagesOf(modules) };
}

/** Options of esbuild that every build in the consumer's folder shares. */
export async function esbuildIn(folder: string, options: BuildOptions): Promise<Metafile> {
  const { reactAriaLocales } = await from<typeof forEsbuild>(folder, 'esbuild/index.js');
  const { metafile } = await esbuild({
    metafile: true,
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    logLevel: 'error',
    plugins: [reactAriaLocales()],
    ...options,
  });
  if (!metafile) throw new Error('esbuild returned no metafile');
  return metafile;
}

export async function buildWithEsbuild(folder: string): Promise<Built> {
  const outdir = join(folder, 'dist-esbuild');
  const { inputs } = await esbuildIn(folder, {
    entryPoints: ['main.tsx'],
    outdir,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  if (!existsSync(join(outdir, 'main.css'))) throw new Error('The components brought no styles');
  return { folder: outdir, css: cssIn(outdir), languages: languagesOf(Object.keys(inputs)) };
}

const BUTTON = 'button.js';

/** Writes an app that uses Button alone, imported from a path of the package. */
function writeButtonApp(folder: string, path: string): void {
  writeFileSync(
    join(folder, BUTTON),
    `import { Button } from '${path}';\nglobalThis.button = Button;\n`,
  );
}

/** Returns the styles of an app with Button alone, as Vite bundles it. */
export async function buttonStylesOfVite(folder: string, path: string): Promise<string> {
  writeButtonApp(folder, path);
  const outDir = join(folder, 'dist-button-vite');
  await vite({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      reportCompressedSize: false,
      rolldownOptions: { input: join(folder, BUTTON) },
    },
  });
  return cssIn(outDir);
}

/** Returns the styles of an app with Button alone, as esbuild bundles it with our plugin. */
export async function buttonStylesOfEsbuild(folder: string, path: string): Promise<string> {
  writeButtonApp(folder, path);
  const { usedStyles } = await from<typeof forEsbuild>(folder, 'esbuild/index.js');
  const outdir = join(folder, 'dist-button-esbuild');
  await esbuildIn(folder, { entryPoints: [BUTTON], outdir, plugins: [usedStyles()] });
  return cssIn(outdir);
}
