import { hasChromatic } from './chromatic.mjs';
import { playwright, step, sum, vitest } from './outcomes.mjs';
import { withReportPage } from './reportPage.mjs';

/** @typedef {import('./outcomes.mjs').Outcome} Outcome */

/**
 * @typedef {object} LevelContext
 * @property {NodeJS.ProcessEnv} env
 * @property {string} node path of the Node that runs the project
 * @property {boolean} update whether screenshots are stored as new baselines
 * @property {boolean} isAlone whether nothing runs beside the level, so that its output may stream
 */

const inSeries = async (runs) => {
  const outcomes = [];
  for (const one of runs) outcomes.push(await one());
  return sum(outcomes);
};

/** Types by the checker that the lint rules need anyhow: the code is read once for both. */
const checkTypesAndLint = (context) =>
  step('types and lint', 'oxlint', ['--type-aware', '--type-check', '--quiet'], context);

const checkFormat = (context, flags = []) =>
  step('format', 'prettier', ['--check', '--log-level=warn', ...flags, '.'], context);

/** Builds every package and the site once, for the levels that need them. */
export const build = (context) =>
  step('build', 'turbo', ['run', 'build', '--output-logs=errors-only'], context);

/** The quick subset of `npm run check`: types, lint, format and the units of changed packages. */
export const check = async (context) =>
  sum(
    await Promise.all([
      checkTypesAndLint(context),
      inSeries([
        () => checkFormat(context, ['--cache']),
        () =>
          step(
            'unit',
            'turbo',
            [
              'run',
              'test:unit',
              // A failure in one package must not hide the failures of the others.
              '--continue',
              '--output-logs=errors-only',
              '--log-order=grouped',
            ],
            context,
          ),
      ]),
    ]),
  );

/** @type {(context: LevelContext) => Promise<Outcome>} */
const runStatic = async (context) =>
  sum(
    await Promise.all([
      checkTypesAndLint(context),
      inSeries([
        () => checkFormat(context),
        () =>
          step(
            'rules between packages',
            'depcruise',
            ['packages', 'apps', '--output-type=err'],
            context,
          ),
        () => step('nothing unused', 'knip', ['--no-progress'], context),
        () =>
          vitest('bundle budget', {
            ...context,
            cwd: 'apps/web',
            args: ['--config', 'vitest.bundle.config.ts'],
          }),
        () =>
          step(
            'package is publishable',
            'pnpm',
            ['--filter', '@rostra/ui', 'run', 'check:package'],
            context,
          ),
        () => step('API reports of packages', context.node, ['bin/api/check.ts'], context),
        () =>
          vitest('package in a consumer', {
            ...context,
            cwd: 'packages/ui',
            args: ['--config', 'vitest.consumer.config.ts'],
          }),
      ]),
    ]),
  );

/** @type {(context: LevelContext) => Promise<Outcome>} */
const runVisual = (context) =>
  inSeries([
    () =>
      withReportPage(() =>
        vitest('screenshots', {
          ...context,
          cwd: '.',
          args: ['--config', 'vitest.visual.config.ts', ...(context.update ? ['--update'] : [])],
        }),
      ),
    ...(hasChromatic(context.env)
      ? [() => step('screenshots to Chromatic', 'chromatic', ['--no-interactive'], context)]
      : []),
  ]);

/**
 * The levels of `npm test` in the order they start, the longest early. `needsBuild`: the level works
 * on the built library or site.
 * @type {Record<string, { needsBuild?: boolean, run: (context: LevelContext) => Promise<Outcome> }>}
 */
export const levels = {
  unit: {
    run: (context) =>
      vitest('unit', { ...context, cwd: '.', args: ['--config', 'vitest.unit.config.ts'] }),
  },
  journeys: {
    needsBuild: true,
    run: (context) => playwright('journeys', { ...context, cwd: 'apps/web' }),
  },
  static: { needsBuild: true, run: runStatic },
  server: {
    run: (context) =>
      vitest('server', { ...context, cwd: 'apps/api', args: ['--project', 'server'] }),
  },
  stories: {
    run: (context) =>
      vitest('stories', { ...context, cwd: '.', args: ['--config', 'vitest.stories.config.ts'] }),
  },
  visual: { run: runVisual },
  pg: {
    run: (context) =>
      vitest('server on PostgreSQL', {
        ...context,
        cwd: 'apps/api',
        args: ['--project', 'pg'],
        before: [context.node, '../../bin/with-postgres.mjs'],
      }),
  },
  live: {
    run: (context) =>
      vitest('live adapters in Chromium', {
        ...context,
        cwd: 'packages/live-core',
        args: ['--config', 'vitest.browser.config.ts'],
      }),
  },
  start: {
    needsBuild: true,
    run: (context) =>
      vitest('start and stop', {
        ...context,
        cwd: '.',
        args: ['--config', 'vitest.start.config.ts'],
      }),
  },
};
