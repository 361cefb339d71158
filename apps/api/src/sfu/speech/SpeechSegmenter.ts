/** Samples of one frame: 20 ms. */
export const SPEECH_FRAME = 320;
/** Frames per second. */
const SECOND = 50;
/** Length of a pause that ends an utterance: 0.6 s. */
const PAUSE_FRAMES = 30;
/** Length at which an utterance without a pause is cut, at the quietest frame near its end: 12 s. */
const MAX_FRAMES = 12 * SECOND;
/** Range in which that frame is searched: the last 3 s. */
const CUT_WITHIN_FRAMES = 3 * SECOND;
/** Voice shorter than this is a cough or a click: 0.2 s. */
const MIN_VOICED_FRAMES = 10;
/** Margin before the first voiced frame and after the last: 0.2 s, to keep soft sounds. */
const MARGIN_FRAMES = 10;
/** Ratio of voice to background noise: 3 times the amplitude, about 10 dB. */
const OVER_NOISE = 3;
/** Minimum amplitude of voice and maximum of noise (root mean square of 16-bit samples). */
const MIN_VOICE = 150;
const MAX_NOISE = 1500;
/** Growth of the noise estimate per frame; it doubles in about 14 s. */
const NOISE_RISE = 1.001;
/** Weight of a quieter frame in the noise estimate. */
const NOISE_FALL = 0.2;

interface Frame {
  readonly samples: Int16Array;
  readonly loudness: number;
}

/**
 * Cuts a speaker's audio into utterances at pauses. Audio that is clearly louder than the recent
 * background noise counts as voice; an utterance is returned when it has ended.
 */
export class SpeechSegmenter {
  /** Frames of the current or a possible utterance. */
  #frames: Frame[] = [];
  #noise = MIN_VOICE / OVER_NOISE;
  /** Voice is present, or was within the last pause length. */
  #isSpeaking = false;
  #voiced = 0;
  #quiet = 0;

  /**
   * @param frame the next 20 ms, which are copied; undefined while nothing is sent
   * @returns the utterance that ended with this frame, if any
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
    return this.#frames.length >= MAX_FRAMES ? this.#cut() : undefined;
  }

  /** Ends the current utterance and returns it, if any. */
  end(): Int16Array | undefined {
    const length = this.#frames.length - Math.max(this.#quiet - MARGIN_FRAMES, 0);
    const isSpoken = this.#isSpeaking && this.#voiced >= MIN_VOICED_FRAMES;
    const message = isSpoken ? joined(this.#frames.slice(0, length)) : undefined;
    this.#begin([]);
    return message;
  }

  /** Ends the utterance at the quietest frame; the rest starts the next one. */
  #cut(): Int16Array | undefined {
    const from = this.#frames.length - CUT_WITHIN_FRAMES;
    let at = from;
    for (let index = from; index < this.#frames.length; index += 1) {
      if (loudnessAt(this.#frames, index) <= loudnessAt(this.#frames, at)) at = index;
    }
    const message = joined(this.#frames.slice(0, at));
    const rest = this.#frames.slice(at);
    const voiced = rest.filter(({ loudness }) => loudness > this.#threshold()).length;
    this.#begin(rest);
    this.#isSpeaking = true;
    this.#voiced = voiced;
    return message;
  }

  #begin(frames: Frame[]): void {
    this.#frames = frames;
    this.#isSpeaking = false;
    this.#voiced = 0;
    this.#quiet = 0;
  }

  #threshold(): number {
    return Math.max(this.#noise * OVER_NOISE, MIN_VOICE);
  }

  #learn(loudness: number): void {
    this.#noise =
      loudness < this.#noise
        ? this.#noise + (loudness - this.#noise) * NOISE_FALL
        : Math.min(this.#noise * NOISE_RISE + 1 / SECOND, loudness, MAX_NOISE);
  }
}

const loudnessAt = (frames: readonly Frame[], index: number): number =>
  frames[index]?.loudness ?? Infinity;

/** Returns the root mean square. */
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
