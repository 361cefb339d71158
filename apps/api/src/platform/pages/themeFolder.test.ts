import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ThemeFolder } from './ThemeFolder.ts';

let folder: string;
const errors: unknown[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-theme-folder-'));
  errors.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = (path: string | undefined = folder) =>
  new ThemeFolder(path, (error) => errors.push(error));

it('gives themes and logos by name, and passes over everything else', async () => {
  for (const name of ['a.theme.json', 'a.svg', '.env', 'notes.txt', 'big.svg'])
    writeFileSync(join(folder, name), name === 'big.svg' ? 'x'.repeat(70_000) : name);
  mkdirSync(join(folder, 'folder.svg'));
  const themes = make();
  await themes.refresh();
  expect([...themes.files]).toEqual([
    ['a.svg', 'a.svg'],
    ['a.theme.json', 'a.theme.json'],
  ]);
});

it('gives the same map until something changes', async () => {
  writeFileSync(join(folder, 'a.theme.json'), '1');
  const themes = make();
  await themes.refresh();
  const { files } = themes;
  await themes.refresh();
  expect(themes.files).toBe(files);
  writeFileSync(join(folder, 'a.theme.json'), '2');
  utimesSync(join(folder, 'a.theme.json'), 1, 1);
  await themes.refresh();
  expect(themes.files.get('a.theme.json')).toBe('2');
});

it('keeps what it knows when the folder is gone, and says so', async () => {
  writeFileSync(join(folder, 'a.theme.json'), '1');
  const themes = make();
  await themes.refresh();
  rmSync(folder, { recursive: true });
  await themes.refresh();
  expect(themes.files.size).toBe(1);
  expect(errors).toHaveLength(1);
});

it('without a folder there is nothing', async () => {
  const themes = make('');
  const none = new ThemeFolder(undefined, (error) => errors.push(error));
  await none.refresh();
  expect([none.files.size, themes.files.size, errors.length]).toEqual([0, 0, 0]);
});
