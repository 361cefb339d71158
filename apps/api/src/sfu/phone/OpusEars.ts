import { FRAME_SAMPLES } from './g711.ts';
import { readRtp } from './rtpPacket.ts';
import { VoiceBuffer } from './VoiceBuffer.ts';

/** A decoder of Opus that gives one channel of the rate it was opened for, from -1 to 1. */
export interface OpusDecoding {
  /** Gives nothing for what is no Opus. */
  decodeFrame(frame: Uint8Array): { readonly channelData: readonly Float32Array[] };
  free(): void;
}

const FULL = 32_767;
/** Frames of the longest packet of Opus: 120 ms. */
const PACKET_FRAMES = 6;

/** Hears a browser's voice, for telephones and for captions: a sink of its source, and a voice of the mix. */
export class OpusEars {
  readonly #decoding: OpusDecoding;
  readonly #frameSamples: number;
  readonly #samples: Int16Array;
  #voice: VoiceBuffer;
  #isOver = false;

  /** @param frameSamples of 20 ms at the decoder's rate */
  constructor(decoding: OpusDecoding, frameSamples = FRAME_SAMPLES) {
    this.#decoding = decoding;
    this.#frameSamples = frameSamples;
    this.#samples = new Int16Array(PACKET_FRAMES * frameSamples);
    this.#voice = this.#begin();
  }

  /** A packet of the source; whoever took it before may have written another address into it. */
  take(packet: Buffer, sequence: number): void {
    const payload = this.#isOver ? undefined : readRtp(packet)?.payload;
    if (payload) this.#voice.put(sequence, payload);
  }

  /** The next packet comes after a pause. */
  pause(): void {
    this.#voice = this.#begin();
  }

  /** The next 20 ms; undefined while nothing is said. */
  next(): Int16Array | undefined {
    return this.#isOver ? undefined : this.#voice.next();
  }

  /** Gives the decoder's memory back. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#decoding.free();
  }

  #begin(): VoiceBuffer {
    return new VoiceBuffer((payload) => this.#decode(payload), this.#frameSamples);
  }

  #decode(payload: Buffer): Int16Array {
    const [channel] = this.#decoding.decodeFrame(payload).channelData;
    const length = Math.min(channel?.length ?? 0, this.#samples.length);
    for (let at = 0; at < length; at += 1) {
      const sample = Math.round((channel?.[at] ?? 0) * FULL);
      this.#samples[at] = Math.max(-FULL, Math.min(FULL, sample));
    }
    return this.#samples.subarray(0, length);
  }
}
