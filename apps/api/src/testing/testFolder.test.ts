import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder, removeLeftFolders } from './testFolder.ts';

it('copies the template into each folder, apart from the others', () => {
  const template = mkdtempSync(join(tmpdir(), 'rostra-template-of-test-'));
  mkdirSync(join(template, 'base'));
  writeFileSync(join(template, 'base', 'table'), 'rows');
  const [first, second] = [makeTestFolder(template), makeTestFolder(template)];
  writeFileSync(join(first, 'base', 'table'), 'other rows');
  for (const folder of [template, second])
    expect(readFileSync(join(folder, 'base', 'table'), 'utf8')).toBe('rows');
  for (const folder of [template, first, second]) rmSync(folder, { recursive: true });
});

it('removes the folders of ended processes, and no running one’s', () => {
  const own = makeTestFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = join(dirname(own), `rostra-server-${pid}-left`);
  mkdirSync(left);
  removeLeftFolders();
  expect([existsSync(left), existsSync(own)]).toEqual([false, true]);
  rmSync(own, { recursive: true });
});
