// npm run check: types, lint, format and unit tests; the quick subset for every few minutes.
import { bootstrap } from './bootstrap.mjs';
import { step, sum } from './testing/outcomes.mjs';

const { env } = await bootstrap();
const context = { env };
const outcomes = await Promise.all([
  step('types', 'turbo', ['run', 'typecheck', '--output-logs=errors-only'], context),
  step('lint', 'oxlint', ['--type-aware', '--quiet'], context),
]);
outcomes.push(
  await step('format', 'prettier', ['--check', '--cache', '--log-level=warn', '.'], context),
  await step(
    'unit',
    'turbo',
    ['run', 'test:unit', '--output-logs=errors-only', '--log-order=grouped'],
    context,
  ),
);
const { passed, failed, skipped } = sum(outcomes);
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit(failed > 0 ? 1 : 0);
