import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../../config.ts';
import { pocketSphinxOf } from '../createTranscriber.ts';

const FLITE = '/usr/bin/flite';

/** PocketSphinx of this machine; undefined where it is not installed. */
export const POCKET_SPHINX = pocketSphinxOf(readConfig({ ROSTRA_MODE: 'demo' }).transcriber);

/** Ms that a stretch of speech may take in tests: a machine that does much else gives little of itself. */
export const SPEECH_PATIENCE_MS = 100_000;

/** Whether there is somebody to speak, and somebody to understand (Debian: pocketsphinx-en-us, flite). */
export const canHearSpeech = POCKET_SPHINX !== undefined && existsSync(FLITE);

/** Words spoken by Flite: a WAV file of 16 kHz and one channel, in a folder that is there. */
export function speak(words: string, folder: string): Buffer {
  const file = join(folder, `speech-${words.length}.wav`);
  const { status } = spawnSync(FLITE, ['-voice', 'rms', '-t', words, '-o', file]);
  if (status !== 0) throw new Error('Flite did not speak');
  return readFileSync(file);
}

/** How many words of what was said were not understood, in place of others or besides: 0 is none, 1 all. */
export function wordError(said: string, understood: string): number {
  const [of, got] = [wordsOf(said), wordsOf(understood)];
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
