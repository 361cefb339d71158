import { spawn } from 'node:child_process';
import path from 'node:path';

import { expect, it } from 'vitest';

import { until } from './StartedRostra.ts';

const launchFile = path.resolve(import.meta.dirname, '../launch.mjs');

/** Counts its SIGTERM signals and takes time to end, as the server does. */
const CHILD = `
  let count = 0;
  process.on('SIGTERM', () => {
    console.log('called', ++count);
    if (count === 1) setTimeout(() => process.exit(0), 1500);
  });
  setInterval(() => {}, 1000);
  console.log('ready');
`;
const PARENT = `
  import { launch } from ${JSON.stringify(launchFile)};
  const code = await launch(process.execPath, ['-e', ${JSON.stringify(CHILD)}], {});
  console.log('child ended with', code);
`;

it('ends its child by one signal, however many signs there are that it has to end', async () => {
  // The shell is a starter that disappears, as npm does.
  const shell = spawn(
    'sh',
    ['-c', `"${process.execPath}" --input-type=module -e "$PARENT" & echo "parent $!"; wait`],
    { env: { ...process.env, PARENT, npm_lifecycle_event: undefined }, stdio: 'pipe' },
  );
  let output = '';
  shell.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until('the child is ready', () => output.includes('ready'));
  const parent = Number(/parent (\d+)/.exec(output)?.[1]);
  shell.kill('SIGKILL');
  process.kill(parent, 'SIGTERM');
  await until('the child has ended', () => output.includes('child ended with'));
  expect(output.match(/called \d+/g)).toEqual(['called 1']);
  expect(output).toContain('child ended with 0');
});
