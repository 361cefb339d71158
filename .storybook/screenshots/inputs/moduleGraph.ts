import { existsSync, globSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Loader, Plugin } from 'esbuild';

/** Reads a file of the repository or of a package. */
export type Read = (path: string) => Buffer;

export interface Module {
  /** The files that it imports, from the root. */
  files: string[];
  /** Names of the packages it imports. */
  packages: string[];
}

/** Every file that the entries reach, by its path from the root, with slashes. */
export type ModuleGraph = ReadonlyMap<string, Module>;

const loaders: Record<string, Loader> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.css': 'css',
};

const slashed = (path: string): string => path.replaceAll('\\', '/');
/** Returns a path without its query for Vite. */
const withoutQuery = (path: string): string => path.split('?')[0]!;

/** Vite's file globs: the text in the brackets of the call. */
const globs = /import\.meta\.glob\b[^(]*\(([^)]*)\)/g;
const addresses = /new URL\(([^)]*),\s*import\.meta\.url\s*\)/g;
const quoted = /(["'`])(.*?)\1/g;

/**
 * Returns the files that a module names without an import: by patterns, and by addresses relative
 * to it. Throws if it names them by an unreadable expression, since its screenshots would then be
 * renewed too rarely.
 */
function namedFiles(path: string, code: string): string[] {
  const textsOf = (written: string): string[] => {
    const texts = [...written.matchAll(quoted)].map(([, , text]) => text!);
    if (texts.length > 0 && !written.includes('${')) return texts;
    throw new TypeError(`${path} names files by ${written}, which is no text`);
  };
  const patterns = [...code.matchAll(globs)].flatMap(([, written]) => textsOf(written!));
  const beside = [...code.matchAll(addresses)].flatMap(([, written]) => textsOf(written!));
  const folder = dirname(path);
  return [
    ...globSync(
      patterns.filter((pattern) => !pattern.startsWith('!')),
      { cwd: folder },
    ),
    ...beside.filter((address) => existsSync(join(folder, address))),
  ].map((file) => slashed(join(folder, file)));
}

interface Walk {
  root: string;
  read: Read;
  /** Files that are an input although their own imports and patterns are ignored. */
  leaves: readonly string[];
}

/** Reads files by `read`; packages that are not of the workspace stay outside. */
const reader = ({ root, read, leaves }: Walk): Plugin => ({
  name: 'read',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@rostra/') ? null : { path, external: true },
    );
    bundle.onLoad({ filter: /.*/ }, ({ path }) => {
      const loader = loaders[extname(path)];
      if (!loader) return { contents: '', loader: 'file' };
      if (leaves.includes(slashed(relative(root, path)))) return { contents: '', loader };
      const code = read(path).toString('utf8');
      if (loader === 'css') return { contents: code, loader };
      const named = namedFiles(path, code).map((file) => `import ${JSON.stringify(file)};`);
      return { contents: [code, ...named].join('\n'), loader };
    });
  },
});

/** The graph of modules below some entries, as the bundler resolves it for Storybook. Some 2 s for all stories. */
export async function moduleGraph(entries: readonly string[], walk: Walk): Promise<ModuleGraph> {
  const { metafile } = await build({
    absWorkingDir: walk.root,
    stdin: {
      contents: entries.map((entry) => `import ${JSON.stringify(`./${entry}`)};`).join('\n'),
      resolveDir: walk.root,
    },
    bundle: true,
    write: false,
    outdir: walk.root,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    conditions: ['rostra-source', 'module', 'browser', 'development'],
    plugins: [reader(walk)],
  });
  return new Map(
    Object.entries(metafile.inputs).map(([path, { imports }]) => [
      withoutQuery(path),
      {
        files: imports.flatMap(({ path: to, external }) => (external ? [] : [withoutQuery(to)])),
        packages: imports.flatMap(({ path: to, external }) => (external ? [to] : [])),
      },
    ]),
  );
}

/** All files that are reached from some files, these included. */
export function reachedFrom(graph: ModuleGraph, entries: readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const file of reached) for (const next of graph.get(file)?.files ?? []) reached.add(next);
  return reached;
}
