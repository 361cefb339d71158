import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DEMO_STREAM_LIST, DemoStream } from './DemoStream.ts';

let root: string;
let stream: DemoStream | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rostra-stream-'));
});
afterEach(() => {
  stream?.stop();
  rmSync(root, { recursive: true });
});

/** Creates a replacement for ffmpeg that renames its list into place like ffmpeg and keeps running. */
function fakeProgram(): string {
  const program = join(root, 'ffmpeg');
  writeFileSync(
    program,
    '#!/bin/sh\nfor last; do :; done\necho "#EXTM3U" > "$last.tmp"\nmv "$last.tmp" "$last"\necho piece > "${last%.m3u8}0.ts"\nexec sleep 600\n',
  );
  chmodSync(program, 0o755);
  return program;
}

it('creates the stream on first request and serves only its own files [LMED-22]', async () => {
  const folder = join(root, 'stream');
  stream = new DemoStream({ program: fakeProgram(), folder });
  expect(existsSync(folder)).toBe(false);
  expect(String(await stream.open(DEMO_STREAM_LIST))).toBe('#EXTM3U\n');
  await expect.poll(async () => String(await stream?.open('stream0.ts'))).toBe('piece\n');
  for (const other of ['../ffmpeg', 'stream.m3u8/..', 'other.ts', 'stream0.ts.ts', ''])
    expect(await stream.open(other)).toBeUndefined();
});

it('serves nothing without ffmpeg or when it does not start', async () => {
  stream = new DemoStream({ program: undefined, folder: join(root, 'stream') });
  expect([stream.isThere, await stream.open(DEMO_STREAM_LIST)]).toEqual([false, undefined]);
  stream = new DemoStream({ program: join(root, 'none'), folder: join(root, 'stream') });
  expect(await stream.open(DEMO_STREAM_LIST)).toBeUndefined();
});
