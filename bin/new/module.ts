import { join } from 'node:path';
import { makeMigration } from './makeMigration.ts';
import { modulePlan } from './modulePlan.ts';
import { readArguments } from './readArguments.ts';
import { reportPlan } from './reportPlan.ts';
import { updateReports } from './updateReports.ts';

// npm run new:module <names>: writes a module of the server with its contract, texts and tests.

const root = join(import.meta.dirname, '../..');

try {
  const { nouns, hints } = readArguments('new:module');
  const written = await modulePlan(root, nouns).write();
  makeMigration(root, nouns.snakes);
  updateReports(root, ['contract', 'i18n']);
  reportPlan(written, [
    'Its table has a migration, and the API reports are renewed',
    'Run its tests: npm test unit server',
    `Give it the page to which search results and notices lead: npm run new:screen ${nouns.names}`,
    ...hints,
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
