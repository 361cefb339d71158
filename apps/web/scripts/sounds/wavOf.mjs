const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;

/** Returns samples from -1 to 1 as a mono WAV file with 16 bits each. */
export function wavOf(samples, rate) {
  const size = samples.length * SAMPLE_BYTES;
  const file = Buffer.alloc(HEADER_BYTES + size);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * SAMPLE_BYTES, 28);
  file.writeUInt16LE(SAMPLE_BYTES, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(size, 40);
  samples.forEach((sample, at) => {
    const clipped = Math.max(-1, Math.min(1, sample));
    file.writeInt16LE(Math.round(clipped * 32_767), HEADER_BYTES + at * SAMPLE_BYTES);
  });
  return file;
}
