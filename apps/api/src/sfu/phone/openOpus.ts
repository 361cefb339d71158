import { OpusDecoder } from 'opus-decoder';
import { PHONE_RATE } from './g711.ts';
import type { OpusDecoding } from './OpusDecoderPool.ts';

/** Opens a decoder with one channel, by default at phone rate; resolves when it is ready. */
export async function openOpus(sampleRate: 8000 | 16_000 = PHONE_RATE): Promise<OpusDecoding> {
  // Opus itself downmixes stereo if one channel is requested.
  const decoder = new OpusDecoder({ sampleRate, channels: 1 });
  await decoder.ready;
  return decoder;
}
