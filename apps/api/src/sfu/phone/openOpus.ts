import { OpusDecoder } from 'opus-decoder';
import { PHONE_RATE } from './g711.ts';
import type { OpusDecoding } from './OpusEars.ts';

/** Makes a decoder that gives one channel, of a telephone's rate if no other; resolves when it can decode. */
export async function openOpus(sampleRate: 8000 | 16_000 = PHONE_RATE): Promise<OpusDecoding> {
  // Opus puts two channels together itself where one is asked for.
  const decoder = new OpusDecoder({ sampleRate, channels: 1 });
  await decoder.ready;
  return decoder;
}
