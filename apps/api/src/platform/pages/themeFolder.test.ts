import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
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

it('returns themes and logos by name and skips everything else', async () => {
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

it('returns the same map until something changes', async () => {
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

it('uses every other file when some are unusable and reports them once', async () => {
  writeFileSync(join(folder, 'a.theme.json'), '\uFEFF{}');
  writeFileSync(join(folder, 'big.svg'), 'x'.repeat(70_000));
  writeFileSync(join(folder, 'my bank.theme.json'), '{}');
  writeFileSync(join(folder, 'wide.svg'), Buffer.from('\uFEFF<svg/>', 'utf16le'));
  mkdirSync(join(folder, 'folder.theme.json'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'link.svg'));
  const themes = make();
  await themes.refresh();
  await themes.refresh();
  expect([...themes.files]).toEqual([['a.theme.json', '{}']]);
  expect(errors.map(String).toSorted()).toEqual([
    'Error: big.svg is passed over: it has 70000 bytes, at most 65536 are taken',
    'Error: folder.theme.json is passed over: it is no file',
    expect.stringContaining('Error: link.svg is passed over: ENOENT'),
    'Error: my bank.theme.json is passed over: its name has more than letters, figures, . _ and -',
    'Error: wide.svg is passed over: it is no text in UTF-8',
  ]);
  writeFileSync(join(folder, 'wide.svg'), '<svg/>');
  await themes.refresh();
  expect(themes.files.get('wide.svg')).toBe('<svg/>');
  expect(errors).toHaveLength(5);
});

it('keeps the known files when the folder is gone and reports it', async () => {
  writeFileSync(join(folder, 'a.theme.json'), '1');
  const themes = make();
  await themes.refresh();
  rmSync(folder, { recursive: true });
  await themes.refresh();
  await themes.refresh();
  expect(themes.files.size).toBe(1);
  expect(errors).toHaveLength(1);
  mkdirSync(folder);
  await themes.refresh();
  expect(themes.files.size).toBe(0);
});

it('returns no files without a folder', async () => {
  const themes = make('');
  const none = new ThemeFolder(undefined, (error) => errors.push(error));
  await none.refresh();
  expect([none.files.size, themes.files.size, errors.length]).toEqual([0, 0, 0]);
});
