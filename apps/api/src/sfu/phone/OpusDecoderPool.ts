import { FRAME_SAMPLES } from './g711.ts';
import { readRtp } from './rtpPacket.ts';
import { VoiceBuffer } from './VoiceBuffer.ts';

/** An Opus decoder with one channel at the rate it was opened for; samples are from -1 to 1. */
export interface OpusDecoding {
  /** Returns no samples for data that is not Opus. */
  decodeFrame(frame: Uint8Array): { readonly channelData: readonly Float32Array[] };
  free(): void;
}

const FULL = 32_767;
/** Frames of the longest Opus packet: 120 ms. */
const PACKET_FRAMES = 6;

/** Decodes a browser's audio for phones and captions: a sink of its source and a voice in the mix. */
export class OpusDecoderPool {
  readonly #decoding: OpusDecoding;
  readonly #frameSamples: number;
  readonly #samples: Int16Array;
  #voice: VoiceBuffer;
  #isOver = false;

  /** @param frameSamples samples of 20 ms at the decoder's rate */
  constructor(decoding: OpusDecoding, frameSamples = FRAME_SAMPLES) {
    this.#decoding = decoding;
    this.#frameSamples = frameSamples;
    this.#samples = new Int16Array(PACKET_FRAMES * frameSamples);
    this.#voice = this.#begin();
  }

  /** Takes a packet of the source; earlier sinks may have overwritten its header. */
  take(packet: Buffer, sequence: number): void {
    const payload = this.#isOver ? undefined : readRtp(packet)?.payload;
    if (payload) this.#voice.put(sequence, payload);
  }

  /** Marks the next packet as the first after a pause. */
  pause(): void {
    this.#voice = this.#begin();
  }

  /** Returns the next 20 ms; undefined during silence. */
  next(): Int16Array | undefined {
    return this.#isOver ? undefined : this.#voice.next();
  }

  /** Frees the decoder's memory. */
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
