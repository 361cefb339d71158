import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FLITE = '/usr/bin/flite';
/** Bytes per second of Flite's output: 16 kHz, 16 bit. */
const SECOND_BYTES = 32_000;
/** Offset of the samples; the constants below hold the offsets of their sizes. */
const HEAD_BYTES = 44;
const SIZE_AT = 4;
const DATA_SIZE_AT = 40;

/** Writes a WAV file of spoken text followed by a pause, for browsers to loop. */
export function writeSpeech(file: string, words: string, pauseSeconds: number): void {
  const { status } = spawnSync(FLITE, ['-voice', 'rms', '-t', words, '-o', file]);
  if (status !== 0) throw new Error('Flite did not speak');
  const message = Buffer.concat([readFileSync(file), Buffer.alloc(pauseSeconds * SECOND_BYTES)]);
  message.writeUInt32LE(message.length - SIZE_AT - 4, SIZE_AT);
  message.writeUInt32LE(message.length - HEAD_BYTES, DATA_SIZE_AT);
  writeFileSync(file, message);
}
