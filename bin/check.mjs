// npm run check: types, lint, format and unit tests; the quick subset for every few minutes.
import { bootstrap } from './bootstrap.mjs';
import { check } from './testing/levels.mjs';

const { passed, failed, skipped } = await check(await bootstrap());
process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exit(failed > 0 ? 1 : 0);
