import { isAbsolute, join } from 'node:path';

const NAME = 'rostra-used-styles';
/** The file of `import … from '@rostra/ui'`, and its imports of components with their styles. */
const ROOT = /[\\/]@rostra[\\/]ui[\\/]dist[\\/]root\.js$/;
const STYLED = { filter: /^\.\/styled\// };

interface Imported {
  path: string;
  importer: string;
  resolveDir: string;
}

interface Resolved {
  path: string;
  sideEffects?: boolean;
}

interface Options {
  plugins?: { name: string }[];
  absWorkingDir?: string;
}

/** The part of an esbuild plugin's build that we use. */
interface Build {
  initialOptions: Options;
  esbuild: {
    build(
      options: object,
    ): Promise<{ metafile?: { outputs: Record<string, { inputs: object }> } | undefined }>;
  };
  onStart(start: () => void): void;
  onResolve(
    options: { filter: RegExp },
    resolve: (file: Imported) => Promise<Resolved | null> | Resolved | null,
  ): void;
}

/** The part of esbuild's plugin interface that we use. */
export interface EsbuildStylesPlugin {
  name: string;
  setup: (build: Build) => void;
}

/** In the count a component's own styles keep nothing, so only components in use are left. */
const counting: EsbuildStylesPlugin = {
  name: NAME,
  setup: (build) =>
    build.onResolve(STYLED, ({ path, importer, resolveDir }) =>
      ROOT.test(importer) ? { path: join(resolveDir, path), sideEffects: false } : null,
    ),
};

/** Bundles once without writing; returns the files in use, or null when the app has an error. */
async function filesInUse({ initialOptions, esbuild }: Build): Promise<Set<string> | null> {
  const { plugins = [], absWorkingDir = process.cwd() } = initialOptions;
  const options = {
    ...initialOptions,
    write: false,
    metafile: true,
    treeShaking: true,
    sourcemap: false,
    // It would put constants in the place of the files that they are from.
    minify: false,
    minifySyntax: false,
    logLevel: 'silent',
    plugins: [...plugins.filter(({ name }) => name !== NAME), counting],
  };
  const { metafile } = await esbuild.build(options).catch(() => ({ metafile: undefined }));
  if (!metafile) return null;
  const paths = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  return new Set(paths.map((path) => (isAbsolute(path) ? path : join(absWorkingDir, path))));
}

/**
 * Keeps the styles of unused components out of a bundle where components are imported from
 * `@rostra/ui`: esbuild alone keeps every sheet that a file names. It bundles the app twice. Imports
 * such as `@rostra/ui/Button` do not need it.
 */
export function usedStyles(): EsbuildStylesPlugin {
  return {
    name: NAME,
    setup: (build) => {
      let used: Promise<Set<string> | null> | undefined;
      build.onStart(() => {
        used = undefined;
      });
      build.onResolve(STYLED, async ({ path, importer, resolveDir }) => {
        if (!ROOT.test(importer)) return null;
        const styled = join(resolveDir, path);
        const files = await (used ??= filesInUse(build));
        if (files === null || files.has(styled)) return null;
        const plain = path.replace('./styled/', './').replace(/\.js$/, '/index.js');
        return { path: join(resolveDir, plain), sideEffects: false };
      });
    },
  };
}
