import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileStore } from './FileStore.ts';
import { folderFiles } from './folderFiles.ts';

let folder: string;
let files: FileStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-files-'));
  files = folderFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('stores a file, returns all of it or a range, and deletes it', async () => {
  expect(await files.put('slips/a1.txt', Buffer.from('hello world'), 'text/plain')).toBe(11);
  expect(await files.size('slips/a1.txt')).toBe(11);
  const whole = await files.open('slips/a1.txt');
  const part = await files.open('slips/a1.txt', { start: 6, end: 8 });
  if (whole === null || part === null) throw new Error('not there');
  expect(await text(whole.stream)).toBe('hello world');
  expect(await text(part.stream)).toBe('wor');
  await files.remove('slips/a1.txt');
  expect(await files.open('slips/a1.txt')).toBeNull();
  expect(await files.size('slips/none')).toBeNull();
});

it('leaves nothing of an interrupted upload', async () => {
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('connection lost');
    })(),
  );
  await expect(files.put('a/b.bin', broken, 'x/y')).rejects.toThrow('connection lost');
  expect(readdirSync(join(folder, 'a'))).toEqual([]);
});

it('removes drafts that a killed process left, and no others', async () => {
  await files.put('a1.vid', Buffer.from('whole'), 'x/y');
  for (const name of ['a2.vid.4711.part', 'a3.vid.4712.part'])
    writeFileSync(join(folder, name), 'half');
  const dayAgo = new Date(Date.now() - 86_400_000);
  utimesSync(join(folder, 'a2.vid.4711.part'), dayAgo, dayAgo);
  utimesSync(join(folder, 'a1.vid'), dayAgo, dayAgo);
  await files.removeDrafts(new Date(Date.now() - 3_600_000));
  expect(readdirSync(folder).toSorted()).toEqual(['a1.vid', 'a3.vid.4712.part']);
});

it.each([
  '../secret',
  '/etc/passwd',
  'a/../../b',
  'a//b',
  'A.txt',
  'a.b.c',
  '',
  'a/',
  'a\0b',
  '.env',
])('refuses the key %j', async (key) => {
  await expect(files.open(key)).rejects.toThrow(RangeError);
  await expect(files.put(key, Buffer.from(''), 'x/y')).rejects.toThrow(RangeError);
});
