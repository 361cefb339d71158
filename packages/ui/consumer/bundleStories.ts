import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { source, subPaths as readSubPaths } from '../scripts/subPaths.ts';

/** Dependencies: the consumer's own, and those of the tarball. */
const OUTSIDE =
  /^(?:react|react-dom|react-aria-components|lucide-react|@internationalized\/date|@rostra\/i18n)(?:\/|$)/;
const UNPLAYED = 'unplayed';
const STORIES = '.stories.tsx';
const subPaths = readSubPaths();

/** Whether an index gives everything that a file beside it exports. */
function givesAll(index: string, file: string): boolean {
  const from = `from './${basename(file)}'`;
  if (index.includes(`export * ${from}`)) return true;
  const given = index.split(';').find((line) => line.includes(from)) ?? '';
  const own = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)];
  return own.length > 0 && own.every(([, name = '']) => new RegExp(`\\b${name}\\b`).test(given));
}

/** The sub-path that a source file of a component's folder is given by; undefined for parts inside. */
function subPathOf(file: string): string | undefined {
  const path = relative(source, file);
  if (!/^(?!\.\.|story\/).*\.tsx?$/.test(path)) return undefined;
  if (path === 'icons.ts') return '@rostra/ui/icons';
  const folder = dirname(path);
  const index = join(source, folder, 'index.ts');
  if (folder === '.' || !existsSync(index)) return undefined;
  const isGiven = file === index || givesAll(readFileSync(index, 'utf8'), file);
  const published = subPaths.find((each) => each.folder === folder);
  return isGiven && published ? `@rostra/ui/${published.path}` : undefined;
}

/** A style sheet of a story: its classes as their names, for nothing here is painted. */
function classNames(file: string): string {
  return [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = (\w+)/g)]
    .map(([, name, maker]) =>
      maker === 'recipe'
        ? `export const ${name} = () => '${name}';`
        : `export const ${name} = '${name}';`,
    )
    .join('\n');
}

/** Stories import what the tarball gives from the tarball; only stories and samples are our source. */
const fromTarball: Plugin = {
  name: 'from-tarball',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
      const given = subPathOf(resolve(resolveDir, path));
      return given === undefined ? undefined : { path: given, external: true };
    });
    bundler.onResolve({ filter: OUTSIDE }, ({ path }) => ({
      path,
      external: true,
    }));
    bundler.onResolve({ filter: /^storybook\/test$/ }, ({ path }) => ({
      path,
      namespace: UNPLAYED,
    }));
    // Stories are drawn here, not played; what else they import is asked for by play functions alone.
    bundler.onLoad({ filter: /.*/, namespace: UNPLAYED }, () => ({
      contents: 'module.exports = { fn: () => () => undefined };',
    }));
    bundler.onLoad({ filter: /\.css(\.ts)?$/ }, ({ path }) => ({
      contents: path.endsWith('.ts') ? classNames(path) : '',
    }));
  },
};

/** Writes all stories of the library as one module for a consumer: `{ [path]: story file }`. */
export async function bundleStories(outfile: string): Promise<void> {
  const files = globSync(`*/*/*${STORIES}`, { cwd: source }).sort();
  await build({
    stdin: {
      contents: files
        .map((file) => `export * as '${file.replace(STORIES, '')}' from './${file}';`)
        .join('\n'),
      resolveDir: source,
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['rostra-source'],
    // Pictures of samples.
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.webp': 'dataurl' },
    plugins: [fromTarball],
    outfile,
    logLevel: 'error',
  });
}
