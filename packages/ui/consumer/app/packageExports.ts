import { globSync } from 'node:fs';
import { dirname } from 'node:path';

const dist = 'node_modules/@rostra/ui/dist';

interface PackageExport {
  path: string;
  name: string;
  value: unknown;
}

/** Components are functions, or what `memo` and `forwardRef` make, under names with a capital. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

/** Every component of every sub-path, by the package's own addresses. */
export async function packageExports(): Promise<PackageExport[]> {
  const found: PackageExport[] = [];
  for (const file of globSync('{*,screens/*}/index.js', { cwd: dist }).sort()) {
    if (file.startsWith('styled/')) continue;
    const path = `@rostra/ui/${dirname(file)}`;
    const given = (await import(path)) as Record<string, unknown>;
    for (const [name, value] of Object.entries(given))
      if (isComponent(name, value)) found.push({ path, name, value });
  }
  return found;
}
