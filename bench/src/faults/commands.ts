import type { Fault, FaultLevel } from './Fault.ts';

/** A program of the project to run, in a folder from the root. */
export interface Command {
  readonly cwd: string;
  readonly args: readonly string[];
}

/** Steps of the level `static` by what `only` calls them. */
const steps: Readonly<Record<string, readonly string[]>> = {
  types: ['oxlint', '--type-aware', '--type-check', '--quiet'],
  format: ['prettier', '--check', '--log-level=warn', '.'],
  imports: ['depcruise', 'packages', 'apps', '--output-type=err'],
  unused: ['knip', '--no-progress'],
};

const withConfig =
  (config: string) =>
  (only: string): Command => ({ cwd: '.', args: ['vitest', 'run', '--config', config, only] });

/** Splits `packages/ui/src/x` into the package's folder and the path inside. */
const inPackage = (only: string): { cwd: string; inside: string } => {
  const [kind, name, ...rest] = only.split('/');
  if ((kind !== 'packages' && kind !== 'apps') || name === undefined)
    throw new Error(`"${only}" is in no package.`);
  return { cwd: `${kind}/${name}`, inside: rest.join('/') };
};

const inApi =
  (project: string, ...before: string[]) =>
  (only: string): Command => {
    const { cwd, inside } = inPackage(only);
    return { cwd, args: [...before, 'vitest', 'run', '--project', project, inside] };
  };

/** Returns a run on the built site, which is built again after each fault. */
const onBuilt = (run: string): Command => ({
  cwd: '.',
  args: ['sh', '-c', `turbo run build --output-logs=errors-only && ${run}`],
});

const narrowed: Readonly<Record<FaultLevel, (only: string) => Command>> = {
  static: (only) => {
    const args = steps[only];
    if (args === undefined) throw new Error(`The level static has no step "${only}".`);
    return { cwd: '.', args };
  },
  unit: (only) => {
    if (only.startsWith('apps/api/')) return inApi('api*')(only);
    const { cwd, inside } = inPackage(only);
    return { cwd, args: ['vitest', 'run', inside] };
  },
  server: inApi('server'),
  pg: inApi('pg', 'node', '../../bin/with-postgres.mjs'),
  live: (only) => {
    const { cwd, inside } = inPackage(only);
    return { cwd, args: ['vitest', 'run', '--config', 'vitest.browser.config.ts', inside] };
  },
  stories: withConfig('vitest.stories.config.ts'),
  // Without a fault every screenshot is unchanged, and nothing is left to run.
  visual: (only) => ({
    cwd: '.',
    args: ['vitest', 'run', '--config', 'vitest.visual.config.ts', '--passWithNoTests', only],
  }),
  journeys: (only) => {
    const { cwd, inside } = inPackage(only);
    return onBuilt(`cd ${cwd} && pnpm exec playwright test --reporter=line ${inside}`);
  },
  start: (only) => onBuilt(`vitest run --config vitest.start.config.ts ${only}`),
};

/** The run that has to notice a fault: its part of the level, or the `whole` level. */
export const commandOf = ({ level, only }: Fault, whole: boolean): Command =>
  whole ? { cwd: '.', args: ['node', 'bin/test.mjs', level] } : narrowed[level](only);
