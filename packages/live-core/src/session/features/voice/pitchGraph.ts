import type { AudioGraph } from '../../../ports/LocalTrack.ts';

/** Values of the voice changer (live §9): Hz, seconds. */
export const PITCH = { lowPassHz: 2048, delaySeconds: 0.1, fadeSeconds: 0.05 } as const;

/**
 * How far a whole offset changes the speed.
 * A delay growing by this much per second plays that much slower: -0.6 gives 0.7 of the pitch, 0.5 gives
 * 1.25.
 */
const SLOPE = 0.5;

/**
 * Builds the voice changer's nodes: two delay lines with sawtooth delays.
 * Each line is faded out while its sawtooth jumps and the other one plays.
 *
 * @param offset 0 is unchanged, below lower, above higher: -0.6, 0 and 0.5 in the room (LPIT-08 to LPIT-10)
 */
export const pitchGraph =
  (offset: number): AudioGraph =>
  (context, input) => {
    const lowPass = context.createBiquadFilter();
    lowPass.type = 'lowpass';
    lowPass.frequency.value = PITCH.lowPassHz;
    input.connect(lowPass);
    // A constant delay would only add the voice to itself.
    if (offset === 0) return { output: lowPass, dispose: () => input.disconnect(lowPass) };
    const output = context.createGain();
    const ramp = bufferOf(context, (part) => (offset < 0 ? part : 1 - part));
    const fade = bufferOf(context, fadeAt);
    const begin = context.currentTime;
    const ends = [0, PITCH.delaySeconds - PITCH.fadeSeconds].map((shift) =>
      delayLine(lowPass, output, { ramp, fade, offset, at: begin + shift }),
    );
    return {
      output,
      dispose: () => {
        input.disconnect(lowPass);
        for (const end of ends) end();
      },
    };
  };

interface LineOptions {
  readonly ramp: AudioBuffer;
  readonly fade: AudioBuffer;
  readonly offset: number;
  /** In the time of the context's clock. */
  readonly at: number;
}

/** Builds one delay line from `input` to `output`; the result ends it. */
function delayLine(
  input: AudioNode,
  output: AudioNode,
  { ramp, fade, offset, at }: LineOptions,
): () => void {
  const { context } = input;
  const delay = context.createDelay(PITCH.delaySeconds);
  const depth = context.createGain();
  depth.gain.value = SLOPE * PITCH.delaySeconds * Math.abs(offset);
  const level = context.createGain();
  level.gain.value = 0;
  const saws = [ramp, fade].map((buffer) => {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    return source;
  });
  saws[0]?.connect(depth).connect(delay.delayTime);
  saws[1]?.connect(level.gain);
  input.connect(delay).connect(level).connect(output);
  for (const saw of saws) saw.start(at);
  return () => {
    for (const saw of saws) saw.stop();
    level.disconnect();
  };
}

/** Fades with equal power, so that both lines together have a constant volume. */
function fadeAt(part: number): number {
  const share = PITCH.fadeSeconds / PITCH.delaySeconds;
  if (part < share) return Math.sqrt(part / share);
  return part > 1 - share ? Math.sqrt((1 - part) / share) : 1;
}

/** Creates one sawtooth period. @param valueAt value for a part from 0 to 1 */
function bufferOf(context: BaseAudioContext, valueAt: (part: number) => number): AudioBuffer {
  const length = Math.round(PITCH.delaySeconds * context.sampleRate);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) samples[at] = valueAt(at / length);
  return buffer;
}
