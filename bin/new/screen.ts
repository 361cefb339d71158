import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from './readArguments.ts';
import { reportPlan } from './reportPlan.ts';
import { screenPlan } from './screenPlan.ts';
import { updateReports } from './updateReports.ts';

// npm run new:screen <names>: writes a page with its component, texts, stories and tests.

const root = join(import.meta.dirname, '../..');

try {
  const { nouns, hints } = readArguments('new:screen');
  const written = await screenPlan(root, nouns).write();
  execFileSync(process.execPath, [join(root, 'packages/ui/scripts/exports.ts')]);
  updateReports(root, ['i18n']);
  reportPlan(written, [
    `Look at it: npm start, then http://localhost:3000/${nouns.snakes}`,
    'Run its tests: npm test unit stories',
    'Renew the report of the library and its screenshots: npm run api:update, npm run visual:update',
    ...hints,
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
