import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tokenFileNames } from './designTokens/tokenFiles.ts';

const root = join(import.meta.dirname, '..');

/** The library's source. */
export const source = join(root, 'src');
/** The manifest, whose `exports` name every sub-path. */
export const manifestPath = join(root, 'package.json');

/** A sub-path of the package and its folder below `src`. */
export interface SubPath {
  /** `Button`, `screens/HomeScreen`: families are not part of it, so components may change theirs. */
  readonly path: string;
  /** `actions/Button` */
  readonly folder: string;
}

/** Returns every folder with an index that is published, in order of its sub-path. */
export function subPaths(): SubPath[] {
  const folders = globSync(['*/*/index.ts', '{theme,themes,vite,esbuild}/index.ts'], {
    cwd: source,
  })
    .map(dirname)
    .filter((folder) => !folder.startsWith('story/'));
  return folders
    .map((folder) => ({
      path: folder.startsWith('screens/') ? folder : basename(folder),
      folder,
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Returns the names of codemods: the version that needs each. */
export const codemodNames = (): string[] =>
  globSync('[0-9]*.ts', { cwd: join(source, 'codemods') })
    .map((file) => basename(file, '.ts'))
    .sort();

type Target = Record<string, string>;
type Exports = Record<string, Target | string>;

/** Sub-paths that browsers never load: tokens and plugins have no styles to bring. */
const WITHOUT_STYLES = new Set(['theme', 'themes', 'vite', 'esbuild']);

const entryOf = ({ path, folder }: SubPath): [string, Target] => [
  `./${path}`,
  {
    'rostra-source': `./src/${folder}/index.ts`,
    types: `./dist/${folder}/index.d.ts`,
    ...(WITHOUT_STYLES.has(path) ? {} : { browser: `./dist/styled/${path}.js` }),
    default: `./dist/${path}/index.js`,
  },
];

const codemodOf = (name: string): [string, Target] => [
  `./codemods/${name}`,
  {
    'rostra-source': `./src/codemods/${name}.ts`,
    types: `./dist/codemods/${name}.d.ts`,
    default: `./dist/codemods/${name}.js`,
  },
];

/** Token files are made by the build, so the source has none. */
const tokenFileOf = (name: string): [string, Target] => [
  `./${name}`,
  {
    ...(name.endsWith('.css') ? { types: `./dist/${name}.d.ts` } : {}),
    default: `./dist/${name}`,
  },
];

/** Returns the manifest with the sub-paths of the folders that exist now. */
export function renderManifest(): string {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as {
    exports: Exports;
    publishConfig: { exports: Exports };
  };
  const made = Object.fromEntries([
    ...tokenFileNames().map(tokenFileOf),
    ...subPaths().map(entryOf),
    ...codemodNames().map(codemodOf),
  ]);
  const { './package.json': own, ...before } = manifest.exports;
  const written = Object.entries(before).filter(
    ([path, target]) =>
      !(path in made) &&
      typeof target === 'object' &&
      /^\.$|\.css$|^\.\/(?:icons|story(?:\/cast)?)$/.test(path),
  );
  manifest.exports = {
    ...Object.fromEntries(written),
    ...made,
    './package.json': own ?? './package.json',
  };
  manifest.publishConfig.exports = Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([path, target]): [string, Target | string][] => {
      if (typeof target === 'string') return [[path, target]];
      const { 'rostra-source': _, ...built } = target;
      return Object.keys(built).length > 0 ? [[path, built]] : [];
    }),
  );
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
