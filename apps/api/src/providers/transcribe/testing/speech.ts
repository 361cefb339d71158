import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../../config.ts';
import { pocketSphinxOf } from '../createTranscriber.ts';

const FLITE = '/usr/bin/flite';

/** PocketSphinx of this machine; undefined if it is not installed. */
export const POCKET_SPHINX = pocketSphinxOf(readConfig({ ROSTRA_MODE: 'demo' }).transcriber);

/** Ms for a segment of speech in tests, which allow for a busy machine. */
export const SPEECH_PATIENCE_MS = 100_000;

/**
 * Whether programs for speaking and recognizing are installed (Debian: pocketsphinx-en-us, flite).
 */
export const canHearSpeech = POCKET_SPHINX !== undefined && existsSync(FLITE);

/** Speaks words with Flite into a WAV file of 16 kHz and one channel, in an existing folder. */
export function speak(words: string, folder: string): Buffer {
  const file = join(folder, `speech-${words.length}.wav`);
  const { status } = spawnSync(FLITE, ['-voice', 'rms', '-t', words, '-o', file]);
  if (status !== 0) throw new Error('Flite did not speak');
  return readFileSync(file);
}

/** Returns the share of words not understood, replaced or added: 0 is none, 1 all. */
export function wordError(message: string, understood: string): number {
  const [of, got] = [wordsOf(message), wordsOf(understood)];
  let before = Array.from({ length: got.length + 1 }, (_, index) => index);
  for (const [row, word] of of.entries()) {
    const next = [row + 1];
    for (const [column, other] of got.entries()) {
      const same = (before[column] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(same, (before[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    before = next;
  }
  return (before.at(-1) ?? 0) / of.length;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];
