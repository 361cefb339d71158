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

/** A module of a test's own, which the shared module graph cannot take back. */
const OWN_MODULES = /\bvi\.(?:do)?[mM]ock\(/;
const OWN_GLOBALS = /\bstubGlobal\(/;
const RESTORES_GLOBALS = /\bunstubAllGlobals\(/;
const NEEDS_DOM = /@vitest-environment jsdom/;

type Kind = 'shared' | 'dom' | 'isolated';

const kindOf = (file: string): Kind => {
  const source = readFileSync(file, 'utf8');
  const leavesGlobals = OWN_GLOBALS.test(source) && !RESTORES_GLOBALS.test(source);
  if (OWN_MODULES.test(source) || leavesGlobals) return 'isolated';
  return NEEDS_DOM.test(source) ? 'dom' : 'shared';
};

/**
 * The unit tests of a package as Vitest projects. Most files share one module graph per worker,
 * those with a DOM also one window; files with modules or globals of their own run isolated.
 */
export function unitProjects({
  root,
  name,
  include = ['src/**/*.test.{ts,tsx}'],
  exclude = [],
  ...config
}: UnitPackage): TestProjectInlineConfiguration[] {
  const files = globSync(include, { cwd: root, exclude });
  const filesOf = (kind: Kind) => files.filter((file) => kindOf(join(root, file)) === kind);
  return [
    { name, files: filesOf('shared'), isolate: false },
    { name: `${name} dom`, files: filesOf('dom'), isolate: false },
    { name: `${name} isolated`, files: filesOf('isolated'), isolate: true },
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
