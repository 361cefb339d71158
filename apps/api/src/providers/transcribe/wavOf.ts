/** Samples per second for transcribers. */
export const SPEECH_RATE = 16_000;
/** Bytes per sample. */
export const SAMPLE_BYTES = 2;
/** Bytes before the samples. */
const HEAD_BYTES = 44;
/** Bytes of the part that describes the layout of samples, and its value for plain samples. */
const FORMAT_BYTES = 16;
const PCM = 1;

/** Returns a WAV file of samples of one channel at `SPEECH_RATE`, 16 bit, lowest byte first. */
export function wavOf(samples: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(HEAD_BYTES - 8 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(FORMAT_BYTES, 16);
  head.writeUInt16LE(PCM, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SPEECH_RATE, 24);
  head.writeUInt32LE(SPEECH_RATE * SAMPLE_BYTES, 28);
  head.writeUInt16LE(SAMPLE_BYTES, 32);
  head.writeUInt16LE(SAMPLE_BYTES * 8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
