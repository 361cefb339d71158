import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './lockFolder.ts';

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-lock-'));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const program = `
  const { lockFolder } = await import(${JSON.stringify(new URL('lockFolder.ts', import.meta.url).href)});
  try { lockFolder(process.argv[1]); process.send('owner'); setInterval(() => {}, 1000); }
  catch (error) { process.send(error.message); }
`;

/** Starts a process that locks the folder and keeps it, or reports why it cannot. */
async function taker(): Promise<{ child: ChildProcess; output: string }> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', program, folder],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  children.push(child);
  const [message] = (await once(child, 'message')) as [string];
  return { child, output: message };
}

it('lets one process own the folder and names it to the next', async () => {
  const { child, output: message } = await taker();
  expect(message).toBe('owner');
  expect(() => lockFolder(folder)).toThrow(
    new RegExp(`^The data folder .* is in use by process ${child.pid} on .*\\.$`),
  );
});

it('frees the folder on kill -9 and gives it to one of several waiting processes', async () => {
  const first = await taker();
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const answers = await Promise.all([taker(), taker(), taker()]);
  expect(answers.filter(({ output: message }) => message === 'owner')).toHaveLength(1);
});

it('lets the folder be locked again after its release', () => {
  lockFolder(folder)();
  expect(() => lockFolder(folder)()).not.toThrow();
});

it('describes a folder that cannot be created in one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\); free space there or set DATA_DIR/,
  );
});
