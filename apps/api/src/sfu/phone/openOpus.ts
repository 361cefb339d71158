import { OpusDecoder } from 'opus-decoder';
import { PHONE_RATE } from './g711.ts';
import type { OpusDecoding } from './OpusEars.ts';

/** Makes a decoder that gives one channel of a telephone's rate; resolves when it can decode. */
export async function openOpus(): Promise<OpusDecoding> {
  // Opus puts two channels together itself where one is asked for.
  const decoder = new OpusDecoder({ sampleRate: PHONE_RATE, channels: 1 });
  await decoder.ready;
  return decoder;
}
