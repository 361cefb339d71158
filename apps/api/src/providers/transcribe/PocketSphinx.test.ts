import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PocketSphinx } from './PocketSphinx.ts';
import {
  canHearSpeech,
  POCKET_SPHINX,
  speak,
  SPEECH_PATIENCE_MS,
  wordError,
} from './testing/speech.ts';
import { wavOf } from './wavOf.ts';

const SPOKEN = 'the revenue of the second quarter grew by twelve percent and the margin was stable';
/** Maximum share of wrong words for a clean voice. */
const WORD_ERROR_MAX = 0.2;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const { signal } = new AbortController();

/** Creates a replacement for PocketSphinx. */
function program(name: string, script: string): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}
const silence = wavOf(Buffer.alloc(16_000));

it.runIf(canHearSpeech)('understands a clean voice in time', async () => {
  const transcriber = new PocketSphinx(POCKET_SPHINX ?? '', {
    timeoutMs: SPEECH_PATIENCE_MS,
  });
  const wav = speak(SPOKEN, folder);
  const { text } = await transcriber.transcribe({ wav, language: 'en', signal });
  expect(wordError(SPOKEN, text)).toBeLessThanOrEqual(WORD_ERROR_MAX);
  const nothing = await transcriber.transcribe({ wav: silence, language: 'en', signal });
  expect(nothing.text.length).toBeLessThan(8);
});

it('returns all lines as one, with any whitespace between them', async () => {
  const transcriber = new PocketSphinx(
    program('lines', 'test -f "$2" && printf "good  day\\n\\nto you\\n"'),
  );
  const message = { wav: silence, language: 'en', signal } as const;
  expect(await transcriber.transcribe(message)).toEqual({ text: 'good day to you' });
});

it('reports why it failed: an exit with an error, no program, no end', async () => {
  const message = { wav: silence, language: 'en', signal } as const;
  const failed = new PocketSphinx(program('fails', 'exit 3'));
  await expect(failed.transcribe(message)).rejects.toMatchObject({ failure: 'failed' });
  const missing = new PocketSphinx(join(folder, 'nothing'));
  await expect(missing.transcribe(message)).rejects.toMatchObject({ failure: 'failed' });
  const slow = new PocketSphinx(program('slow', 'exec sleep 60'), { timeoutMs: 50 });
  await expect(slow.transcribe(message)).rejects.toMatchObject({ failure: 'away' });
});

it('stops at once when aborted, while running and while queued', async () => {
  const transcriber = new PocketSphinx(program('hangs', 'exec sleep 60'));
  const given = new AbortController();
  const calls = Array.from({ length: 3 }, () =>
    transcriber.transcribe({ wav: silence, language: 'en', signal: given.signal }),
  );
  const ends = Promise.allSettled(calls);
  given.abort(new Error('over'));
  expect((await ends).map((end) => end.status === 'rejected' && String(end.reason))).toEqual([
    'Error: over',
    'Error: over',
    'Error: over',
  ]);
});
