import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const FLITE = '/usr/bin/flite';
/** Bytes of a second of what Flite says: 16 kHz, 16 bit. */
const SECOND_BYTES = 32_000;
/** Where the samples begin, and where their sizes are written. */
const HEAD_BYTES = 44;
const SIZE_AT = 4;
const DATA_SIZE_AT = 40;

/** Writes a WAV file of a voice that says something and then pauses, for browsers to play over and over. */
export function writeSpeech(file: string, words: string, pauseSeconds: number): void {
  const { status } = spawnSync(FLITE, ['-voice', 'rms', '-t', words, '-o', file]);
  if (status !== 0) throw new Error('Flite did not speak');
  const said = Buffer.concat([readFileSync(file), Buffer.alloc(pauseSeconds * SECOND_BYTES)]);
  said.writeUInt32LE(said.length - SIZE_AT - 4, SIZE_AT);
  said.writeUInt32LE(said.length - HEAD_BYTES, DATA_SIZE_AT);
  writeFileSync(file, said);
}
