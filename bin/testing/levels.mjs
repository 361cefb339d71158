import { hasChromatic } from './chromatic.mjs';
import { playwright, step, sum, vitest } from './outcomes.mjs';
import { withPage } from './picturesPage.mjs';

const packagesWithUnits = [
  'packages/contract',
  'packages/i18n',
  'packages/api-client',
  'packages/live-core',
  'packages/ui',
  'apps/web',
];

const inSeries = async (runs) => {
  const outcomes = [];
  for (const one of runs) outcomes.push(await one());
  return sum(outcomes);
};

/** Types by the checker that the lint rules need anyhow: the code is read once for both. */
const typesAndLint = (context) =>
  step('types and lint', 'oxlint', ['--type-aware', '--type-check', '--quiet'], context);

const format = (context, flags = []) =>
  step('format', 'prettier', ['--check', '--log-level=warn', ...flags, '.'], context);

const build = (name, context, filters = []) =>
  step(name, 'turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], context);

/** The quick subset of `npm run check`: types, lint, format and the units of what changed. */
export const check = async (context) =>
  sum(
    await Promise.all([
      typesAndLint(context),
      inSeries([
        () => format(context, ['--cache']),
        () =>
          step(
            'unit',
            'turbo',
            ['run', 'test:unit', '--output-logs=errors-only', '--log-order=grouped'],
            context,
          ),
      ]),
    ]),
  );

/**
 * The levels of `npm test` in the order they run, each from the cheapest to find a fault with.
 * A level takes { env, node, update } and gives how many tests passed, failed and were skipped.
 */
export const levels = {
  static: async (context) =>
    sum(
      await Promise.all([
        typesAndLint(context),
        inSeries([
          () => format(context),
          () =>
            step(
              'rules between packages',
              'depcruise',
              ['packages', 'apps', '--output-type=err'],
              context,
            ),
          () => step('nothing unused', 'knip', ['--no-progress'], context),
          () => build('library and site build', context),
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
          async () =>
            sum(
              await Promise.all([
                step('what packages give', context.node, ['bin/api/check.ts'], context),
                vitest('package in a consumer', {
                  ...context,
                  cwd: 'packages/ui',
                  args: ['--config', 'vitest.consumer.config.ts'],
                  isBeside: true,
                }),
              ]),
            ),
        ]),
      ]),
    ),
  unit: (context) =>
    inSeries([
      ...packagesWithUnits.map((cwd) => () => vitest(`unit ${cwd}`, { ...context, cwd })),
      () => vitest('unit apps/api', { ...context, cwd: 'apps/api', args: ['--project', 'unit'] }),
    ]),
  server: (context) =>
    vitest('server', { ...context, cwd: 'apps/api', args: ['--project', 'server'] }),
  pg: (context) =>
    vitest('server on PostgreSQL', {
      ...context,
      cwd: 'apps/api',
      args: ['--project', 'pg'],
      before: [context.node, '../../bin/with-postgres.mjs'],
    }),
  live: (context) =>
    vitest('live adapters in Chromium', {
      ...context,
      cwd: 'packages/live-core',
      args: ['--config', 'vitest.browser.config.ts'],
    }),
  stories: (context) =>
    vitest('stories', { ...context, cwd: '.', args: ['--config', 'vitest.stories.config.ts'] }),
  visual: (context) =>
    inSeries([
      () =>
        withPage(() =>
          vitest('pictures', {
            ...context,
            cwd: '.',
            args: ['--config', 'vitest.visual.config.ts', ...(context.update ? ['--update'] : [])],
          }),
        ),
      ...(hasChromatic(context.env)
        ? [() => step('pictures to Chromatic', 'chromatic', ['--no-interactive'], context)]
        : []),
    ]),
  journeys: (context) =>
    inSeries([
      () => build('site build', context, ['--filter=@rostra/web']),
      () => playwright('journeys', { ...context, cwd: 'apps/web' }),
    ]),
  start: (context) =>
    vitest('start and stop', {
      ...context,
      cwd: '.',
      args: ['--config', 'vitest.start.config.ts'],
    }),
};

/** Levels that leave a core idle each, and run with the one before them. */
export const beside = { unit: 'static', live: 'pg', visual: 'stories' };
