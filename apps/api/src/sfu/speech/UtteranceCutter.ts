/** Samples of 20 ms: what is looked at at once. */
export const SPEECH_FRAME = 320;
/** Frames of a second. */
const SECOND = 50;
/** A pause so long ends what is said: 0.6 s. */
const PAUSE_FRAMES = 30;
/** What is said is cut after so long without a pause, at the quietest place of its last part: 12 s. */
const MOST_FRAMES = 12 * SECOND;
/** Where that place is looked for: the last 3 s. */
const CUT_WITHIN_FRAMES = 3 * SECOND;
/** Shorter than this is a cough or a click: 0.2 s of voice. */
const LEAST_VOICED_FRAMES = 10;
/** Kept before the first voiced frame and after the last: 0.2 s, so that soft sounds are not cut off. */
const MARGIN_FRAMES = 10;
/** So much louder than the ground noise is voice: 3 times the height of its waves, about 10 dB. */
const OVER_NOISE = 3;
/** Height of the waves (root mean square of 16 bits) that voice has at least, and noise is taken for at most. */
const VOICE_LEAST = 150;
const NOISE_MOST = 1500;
/** How fast the ground noise is taken to rise while nobody pauses, a frame: twice as high in some 14 s. */
const NOISE_RISE = 1.001;
/** How much of a quieter frame goes into the ground noise. */
const NOISE_FALL = 0.2;

interface Frame {
  readonly samples: Int16Array;
  readonly loudness: number;
}

/**
 * Cuts what one speaker says into stretches, where he pauses: voice is what is clearly louder than the
 * quietest that was heard lately. Frames go in as time passes; a stretch comes out when it has ended.
 */
export class UtteranceCutter {
  /** What may become, or is, a stretch. */
  #frames: Frame[] = [];
  #noise = VOICE_LEAST / OVER_NOISE;
  /** Voice is being heard, or was within the pause. */
  #isSpeaking = false;
  #voiced = 0;
  #quiet = 0;

  /**
   * @param frame the next 20 ms, undefined while nothing is sent; it is read before the call ends
   * @returns what was said, when it has ended with this frame
   */
  put(frame: Int16Array | undefined): Int16Array | undefined {
    const samples = new Int16Array(SPEECH_FRAME);
    if (frame) samples.set(frame.subarray(0, SPEECH_FRAME));
    const loudness = loudnessOf(samples);
    const isVoice = frame !== undefined && loudness > this.#threshold();
    if (frame) this.#learn(loudness);
    this.#frames.push({ samples, loudness });
    if (isVoice) {
      this.#isSpeaking = true;
      this.#voiced += 1;
      this.#quiet = 0;
    } else this.#quiet += 1;
    if (!this.#isSpeaking) {
      if (this.#frames.length > MARGIN_FRAMES) this.#frames.shift();
      return undefined;
    }
    if (this.#quiet >= PAUSE_FRAMES) return this.end();
    return this.#frames.length >= MOST_FRAMES ? this.#cut() : undefined;
  }

  /** Nothing more comes: what is being said ends here. */
  end(): Int16Array | undefined {
    const length = this.#frames.length - Math.max(this.#quiet - MARGIN_FRAMES, 0);
    const isSaid = this.#isSpeaking && this.#voiced >= LEAST_VOICED_FRAMES;
    const said = isSaid ? joined(this.#frames.slice(0, length)) : undefined;
    this.#begin([]);
    return said;
  }

  /** Ends at the quietest place; what comes after it is the beginning of the next. */
  #cut(): Int16Array | undefined {
    const from = this.#frames.length - CUT_WITHIN_FRAMES;
    let at = from;
    for (let index = from; index < this.#frames.length; index += 1) {
      if (loudnessAt(this.#frames, index) <= loudnessAt(this.#frames, at)) at = index;
    }
    const said = joined(this.#frames.slice(0, at));
    const rest = this.#frames.slice(at);
    const voiced = rest.filter(({ loudness }) => loudness > this.#threshold()).length;
    this.#begin(rest);
    this.#isSpeaking = true;
    this.#voiced = voiced;
    return said;
  }

  #begin(frames: Frame[]): void {
    this.#frames = frames;
    this.#isSpeaking = false;
    this.#voiced = 0;
    this.#quiet = 0;
  }

  #threshold(): number {
    return Math.max(this.#noise * OVER_NOISE, VOICE_LEAST);
  }

  #learn(loudness: number): void {
    this.#noise =
      loudness < this.#noise
        ? this.#noise + (loudness - this.#noise) * NOISE_FALL
        : Math.min(this.#noise * NOISE_RISE + 1 / SECOND, loudness, NOISE_MOST);
  }
}

const loudnessAt = (frames: readonly Frame[], index: number): number =>
  frames[index]?.loudness ?? Infinity;

/** The root mean square. */
function loudnessOf(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.sqrt(sum / samples.length);
}

function joined(frames: readonly Frame[]): Int16Array {
  const all = new Int16Array(frames.length * SPEECH_FRAME);
  for (const [index, { samples }] of frames.entries()) all.set(samples, index * SPEECH_FRAME);
  return all;
}
