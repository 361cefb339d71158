// npm run visual:environment: remakes all screenshots when only the browser or the fonts changed.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  presentEnvironment,
  recordEnvironment,
  recordedEnvironment,
} from '../../.storybook/pictures/environment.ts';
import { environmentChange } from '../../.storybook/pictures/environmentChange.ts';
import { hasPinnedBrowser } from '../../.storybook/pictures/pinnedBrowser.ts';
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

console.log(`All pictures are made anew: ${change}`);
const { status } = spawnSync(process.execPath, ['bin/test.mjs', 'visual', '--update'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) {
  console.error(
    'Not all pictures could be made, so environment.json is as it was. Mend what failed and run this again.',
  );
  process.exit(1);
}
recordEnvironment(present);
const page = join(root, 'node_modules/.test-reports/pictures/index.html');
console.log(
  `Look at what became different before you commit it with environment.json: ${page} (no page: every picture came out the same).`,
);
