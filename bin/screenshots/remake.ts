// npm run visual:environment: remakes all screenshots when only the browser or the fonts changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  presentEnvironment,
  recordEnvironment,
  recordedEnvironment,
} from '../../.storybook/screenshots/environment.ts';
import { environmentChange } from '../../.storybook/screenshots/environmentChange.ts';
import { hasPinnedBrowser } from '../../.storybook/screenshots/pinnedBrowser.ts';
import { drawnFrom, refusal } from './refusal.ts';

const root = join(import.meta.dirname, '../..');

const changedFiles = execFileSync(
  'git',
  ['status', '--porcelain', '--untracked-files=all', '--', ...drawnFrom],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => line.slice(3));

const present = presentEnvironment();
const change = environmentChange(recordedEnvironment(), present);
const reason = refusal(change, changedFiles, hasPinnedBrowser);
if (reason !== null) {
  console.error(reason);
  process.exit(1);
}

console.log(`All screenshots are taken again: ${change}`);
const { status } = spawnSync(process.execPath, ['bin/test.mjs', 'visual', '--update'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) {
  console.error(
    'Not all screenshots could be taken, so environment.json is as it was. Fix the failure and run this again.',
  );
  process.exit(1);
}
recordEnvironment(present);
const page = join(root, 'node_modules/.test-reports/screenshots/index.html');
console.log(
  `Look at what became different before you commit it with environment.json: ${page} (no page: every screenshot came out the same).`,
);
