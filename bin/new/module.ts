import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { makeMigration } from './makeMigration.ts';
import { modulePlan } from './modulePlan.ts';
import { nounsOf } from './nouns.ts';
import { reportPlan } from './reportPlan.ts';
import { updateReports } from './updateReports.ts';

// npm run new:module <names>: writes a module of the server with its contract, texts and tests.
const USAGE = 'npm run new:module <names> [-- --singular <name>] [-- --chinese <名称>]';

const root = join(import.meta.dirname, '../..');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { singular: { type: 'string' }, chinese: { type: 'string' } },
  });
  const [names, ...others] = positionals;
  if (names === undefined || others.length > 0) throw new Error(`One name, please: ${USAGE}`);
  const nouns = nounsOf(names, values);
  const written = await modulePlan(root, nouns).write();
  makeMigration(root, nouns.snakes);
  updateReports(root, ['contract', 'i18n']);
  reportPlan(written, [
    'Its table has a migration, and the API reports are renewed',
    'Run its tests: npm test unit server',
    `Give it a page: npm run new:screen ${nouns.names}`,
    ...(values.chinese === undefined
      ? [`Chinese texts name it “${nouns.chinese}”: change it in packages/i18n/src/messages/zh-CN`]
      : []),
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
