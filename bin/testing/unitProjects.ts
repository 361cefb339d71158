import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { timeoutsOf } from './levelTimeouts.ts';

interface UnitPackage extends Omit<TestProjectInlineConfiguration, 'test' | 'root'> {
  /** The package's folder, absolute. */
  root: string;
  /** The package's short name. */
  name: string;
  /** Globs of its test files. @default ['src/**\/*.test.{ts,tsx}'] */
  include?: string[];
  exclude?: string[];
}

/** A DOM, a global or a module of a test's own, which must not reach the files after it. */
const OWN_GLOBALS = /@vitest-environment|\bstubGlobal\(|\bvi\.(?:do)?[mM]ock\(/;

const needsIsolation = (file: string): boolean => OWN_GLOBALS.test(readFileSync(file, 'utf8'));

/**
 * The unit tests of a package as Vitest projects: most files share one module graph per worker,
 * and files with globals of their own run isolated, in a project of their own.
 */
export function unitProjects({
  root,
  name,
  include = ['src/**/*.test.{ts,tsx}'],
  exclude = [],
  ...config
}: UnitPackage): TestProjectInlineConfiguration[] {
  const files = globSync(include, { cwd: root, exclude });
  const isolated = files.filter((file) => needsIsolation(join(root, file)));
  const shared = files.filter((file) => !isolated.includes(file));
  return [
    { name, files: shared, isolate: false },
    { name: `${name} isolated`, files: isolated, isolate: true },
  ]
    .filter((project) => project.files.length > 0)
    .map((project) => ({
      ...config,
      root,
      test: {
        name: project.name,
        include: project.files,
        isolate: project.isolate,
        ...timeoutsOf('unit'),
      },
    }));
}
