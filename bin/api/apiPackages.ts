import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const packages = join(import.meta.dirname, '../../packages');

/** A package with a reviewed public API, and the folder of its declarations. */
export interface ApiPackage {
  /** `@rostra/ui` */
  name: string;
  folder: string;
  /** The folder of the package's own declarations. */
  declarations: string;
  /** Whether a build makes the declarations; otherwise they are made from the source, in memory. */
  isBuilt: boolean;
  /** Each sub-path with its source, or for what is built its declarations. */
  entries: { path: string; file: string }[];
  sheets: string[];
  /** Whether it contains dictionaries, whose wording is not part of the API. */
  hasTexts: boolean;
}

type Target = string | { 'rostra-source'?: string; types?: string };

/** Expands a pattern of the manifest to its sub-paths. */
function expand(folder: string, path: string, target: string): { path: string; file: string }[] {
  if (!target.includes('*')) return [{ path, file: join(folder, target) }];
  const [before = '', after = ''] = target.split('*');
  return (
    globSync(target.replace('*', '**'), { cwd: folder })
      // Declarations without a code file of their own belong to another file.
      .filter((file) => existsSync(join(folder, file.replace(/\.d\.ts$/, '.js'))))
      .map((file) => `./${file}`)
      .map((file) => ({
        path: path.replace('*', file.slice(before.length, -after.length)),
        file: join(folder, file),
      }))
  );
}

/** A package as its manifest describes it. */
export function apiPackage(id: string): ApiPackage {
  const folder = join(packages, id);
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, Target>;
  };
  // The library's declarations are its build's; what is small is read from the source.
  const isBuilt = id === 'ui';
  const entries = Object.entries(exports).flatMap(([key, target]) => {
    const file = typeof target === 'string' ? target : target[isBuilt ? 'types' : 'rostra-source'];
    const isCode = file !== undefined && file.endsWith('.ts') && !key.endsWith('.css');
    return isCode ? expand(folder, name + key.slice(1), file) : [];
  });
  const own = new Map(entries.toReversed().map((entry) => [entry.file, entry]));
  return {
    name,
    folder,
    declarations: join(folder, isBuilt ? 'dist' : '.declarations'),
    isBuilt,
    entries: [...own.values()].sort((a, b) => (a.path < b.path ? -1 : 1)),
    sheets: Object.keys(exports)
      .filter((key) => key.endsWith('.css'))
      .map((key) => name + key.slice(1)),
    hasTexts: id === 'i18n',
  };
}

/** Returns the in-memory path of a source file's declarations. */
export const declarationsOf = ({ folder, declarations }: ApiPackage, file: string): string =>
  join(declarations, relative(join(folder, 'src'), file).replace(/\.tsx?$/, '.d.ts'));
