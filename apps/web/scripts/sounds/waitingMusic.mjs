/** Semitones above the A of 220 Hz: four broken chords, up and down, written for this room. */
const BARS = [
  [0, 7, 12, 16, 12, 7],
  [-4, 3, 8, 12, 8, 3],
  [-7, 5, 9, 12, 9, 5],
  [-5, 2, 7, 11, 7, 2],
];
const BASE_HZ = 220;
const NOTE_SECONDS = 0.5;
/** Seconds that a note lasts under the ones after it, and at the loop's end under its first. */
const RING_SECONDS = 2.4;
const OVERTONES = [1, 0.32, 0.1];
const LOUDNESS = 0.16;

/** Returns soft struck tones that loop seamlessly: samples from -1 to 1. @param rate samples per second */
export function waitingMusic(rate) {
  const notes = [...BARS, ...BARS].flat();
  const samples = new Float64Array(Math.round(notes.length * NOTE_SECONDS * rate));
  notes.forEach((semitones, at) => {
    const hertz = BASE_HZ * 2 ** (semitones / 12);
    const from = Math.round(at * NOTE_SECONDS * rate);
    for (let n = 0; n < RING_SECONDS * rate; n += 1) {
      const seconds = n / rate;
      const shape = Math.min(1, seconds / 0.02) * Math.exp(-2.1 * seconds);
      const wave = OVERTONES.reduce(
        (sum, part, order) => sum + part * Math.sin(2 * Math.PI * hertz * (order + 1) * seconds),
        0,
      );
      samples[(from + n) % samples.length] += LOUDNESS * shape * wave;
    }
  });
  return samples;
}
