import { FRAME_SAMPLES } from './g711.ts';
import { JitterBuffer } from './JitterBuffer.ts';

/** Decodes a packet's payload into samples, which are read before the next call. */
export type DecodeVoice = (payload: Buffer) => Int16Array;

/** Maximum of buffered frames: two packets of 120 ms, the longest possible. */
const FRAMES_MAX = 12;
/** A lost packet is replaced by the previous one, attenuated by this factor; then by silence. */
const FADED = 0.5;
const FADED_MAX = 3;

/** Converts a voice from packets of any length into frames of 20 ms. */
export class VoiceBuffer {
  readonly #jitter = new JitterBuffer();
  readonly #decode: DecodeVoice;
  readonly #waiting: Int16Array;
  #length = 0;
  readonly #frame: Int16Array;
  /** The last played packet, which replaces a lost one. */
  #last = new Int16Array(0);
  #losses = 0;

  /** @param frameSamples samples of 20 ms at the decoded rate */
  constructor(decode: DecodeVoice, frameSamples = FRAME_SAMPLES) {
    this.#decode = decode;
    this.#waiting = new Int16Array(FRAMES_MAX * frameSamples);
    this.#frame = new Int16Array(frameSamples);
  }

  /** Adds a packet. Keeps its payload, which must not be modified afterwards. */
  put(sequence: number, payload: Buffer): void {
    if (payload.length > 0) this.#jitter.put(sequence, payload);
  }

  /** Returns the next 20 ms, valid until the next call; undefined during silence. */
  next(): Int16Array | undefined {
    while (this.#length < this.#frame.length) {
      const samples = this.#packet();
      if (!samples || samples.length === 0) break;
      const taken = samples.subarray(0, this.#waiting.length - this.#length);
      this.#waiting.set(taken, this.#length);
      this.#length += taken.length;
    }
    if (this.#length === 0) return undefined;
    const length = Math.min(this.#length, this.#frame.length);
    this.#frame.fill(0);
    this.#frame.set(this.#waiting.subarray(0, length));
    this.#waiting.copyWithin(0, length, this.#length);
    this.#length -= length;
    return this.#frame;
  }

  #packet(): Int16Array | undefined {
    const played = this.#jitter.pull();
    if (played.kind === 'silence') return undefined;
    if (played.kind === 'lost') return this.#conceal();
    this.#losses = 0;
    const samples = this.#decode(played.payload);
    this.#last = Int16Array.from(samples);
    return samples;
  }

  #conceal(): Int16Array | undefined {
    this.#losses += 1;
    if (this.#losses > FADED_MAX) return undefined;
    this.#last = this.#last.map((sample) => sample * FADED);
    return this.#last;
  }
}
