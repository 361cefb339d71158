import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBuiltin } from 'node:module';
import type { Read } from './moduleGraph.ts';

interface Installed {
  id: string;
  needs: Installed[];
}

interface Manifest {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** The name of the package that a specifier asks for; null for Node's own modules and for no package. */
function packageOf(specifier: string): string | null {
  if (isBuiltin(specifier) || /^(?:virtual|data|https?):/.test(specifier)) return null;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/**
 * Returns the folder of a package imported by a folder's files, as Node resolves it; null if it is
 * missing.
 */
function folderOf(name: string, from: string): string | null {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (dirname(folder) === folder) return null;
  }
}

/**
 * Returns the function that identifies installed versions of packages. A package's dependencies
 * count, but not optional ones: those differ by machine, and their versions follow the package's.
 */
export function installedPackages(read: Read) {
  const known = new Map<string, Installed>();
  const places = new Map<string, string | null>();

  const placeOf = (name: string, from: string): string | null => {
    const key = `${from} ${name}`;
    if (!places.has(key)) places.set(key, folderOf(name, from));
    return places.get(key)!;
  };

  const installed = (folder: string): Installed => {
    const before = known.get(folder);
    if (before) return before;
    const manifest = JSON.parse(read(join(folder, 'package.json')).toString('utf8')) as Manifest;
    const found: Installed = { id: `${manifest.name}@${manifest.version}`, needs: [] };
    known.set(folder, found);
    const names = Object.keys({ ...manifest.peerDependencies, ...manifest.dependencies });
    found.needs = names.flatMap((name) => {
      const place = placeOf(name, folder);
      return place ? [installed(place)] : [];
    });
    return found;
  };

  return {
    /** The packages that a file asks for by these specifiers, and all that they need, as `name@version`. */
    versionsOf(specifiers: Iterable<string>, from: string): Set<string> {
      const all = new Set<Installed>();
      for (const specifier of specifiers) {
        const name = packageOf(specifier);
        const place = name && placeOf(name, from);
        if (place) all.add(installed(place));
      }
      for (const { needs } of all) for (const need of needs) all.add(need);
      return new Set([...all].map(({ id }) => id));
    },
  };
}
