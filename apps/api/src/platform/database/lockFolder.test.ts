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

/** A process that takes the folder and keeps it, or says why not. */
async function taker(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', program, folder],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  children.push(child);
  const [said] = (await once(child, 'message')) as [string];
  return { child, said };
}

it('one process owns the folder; the next is told which', async () => {
  const { child, said } = await taker();
  expect(said).toBe('owner');
  expect(() => lockFolder(folder)).toThrow(
    new RegExp(`^The data folder .* is in use by process ${child.pid} on .*\\.$`),
  );
});

it('kill -9 frees it, and of several who then want it one gets it', async () => {
  const first = await taker();
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const answers = await Promise.all([taker(), taker(), taker()]);
  expect(answers.filter(({ said }) => said === 'owner')).toHaveLength(1);
});

it('is free again after it was let go', () => {
  lockFolder(folder)();
  expect(() => lockFolder(folder)()).not.toThrow();
});

it('a folder that cannot be made is told in one sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\); free space there or set DATA_DIR/,
  );
});
