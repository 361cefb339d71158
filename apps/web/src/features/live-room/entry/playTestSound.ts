/** Hz of the two tones; their length in seconds follows. */
const TONES = [523.25, 659.25] as const;
const TONE_SECONDS = 0.4;
/** Loud enough to be heard, quiet enough not to startle. */
const LOUDNESS = 0.2;
/** Seconds in which a tone fades in and out, to avoid a click. */
const FADE_SECONDS = 0.05;

/**
 * Plays two short tones through a speaker device.
 *
 * @param deviceId empty for the system's own
 * @param percent of its volume
 * @returns when they are over
 */
export async function playTestSound(deviceId: string, percent = 100): Promise<void> {
  const context = new AudioContext();
  const element = new Audio();
  const output = context.createMediaStreamDestination();
  element.srcObject = output.stream;
  try {
    // If the speaker device is gone, the system's default is better than silence.
    await element.setSinkId?.(deviceId).catch(() => undefined);
    await element.play();
    await playTones(context, output, (LOUDNESS * percent) / 100);
  } finally {
    element.srcObject = null;
    await context.close();
  }
}

function playTones(context: AudioContext, output: AudioNode, loudness: number): Promise<void> {
  const start = context.currentTime + FADE_SECONDS;
  const played = TONES.map((frequency, index) => {
    const from = start + index * TONE_SECONDS;
    const until = from + TONE_SECONDS;
    const tone = new OscillatorNode(context, { frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(loudness, from + FADE_SECONDS);
    gain.gain.setValueAtTime(loudness, until - FADE_SECONDS);
    gain.gain.linearRampToValueAtTime(0, until);
    tone.connect(gain).connect(output);
    tone.start(from);
    tone.stop(until);
    return new Promise<void>((resolve) => tone.addEventListener('ended', () => resolve()));
  });
  return Promise.all(played).then(() => undefined);
}
