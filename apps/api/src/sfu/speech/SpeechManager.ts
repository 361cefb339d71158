import type { MediaSink, MediaSource } from '../MediaSource.ts';
import { OpusDecoderPool } from '../phone/OpusDecoderPool.ts';
import type { OpusDecoding } from '../phone/OpusDecoderPool.ts';
import { FRAME_MS } from '../phone/PhoneMixer.ts';
import { SPEECH_FRAME, SpeechSegmenter } from './SpeechSegmenter.ts';

/** Half a frame, so that a late timer does not delay frames. */
const TICK_MS = 10;
/** Frames that are made up for after the process stalled; the rest is dropped. */
const LATE_FRAMES = 5;

/** Dependencies of the manager. */
export interface SpeechDeps {
  /** Opens an Opus decoder for 16 kHz. */
  readonly openOpus: () => Promise<OpusDecoding>;
  /** Receives one utterance of a peer: samples at 16 kHz. */
  readonly messages: (peer: string, samples: Int16Array) => void;
}

/** One peer that is transcribed. */
class Speaker implements MediaSink {
  readonly #cutter = new SpeechSegmenter();
  readonly #onSpeech: (samples: Int16Array) => void;
  #decoder: OpusDecoderPool | undefined;
  #source: MediaSource | undefined;

  constructor(message: (samples: Int16Array) => void) {
    this.#onSpeech = message;
  }

  /** Starts decoding. */
  hear(decoding: OpusDecoding): void {
    this.#decoder = new OpusDecoderPool(decoding, SPEECH_FRAME);
  }

  listenTo(source: MediaSource): void {
    this.leave();
    this.#source = source;
    source.add(this);
  }

  take(packet: Buffer, sequence: number): void {
    this.#decoder?.take(packet, sequence);
  }

  /** Ends the current utterance when the source is muted or restarts. */
  pause(): void {
    this.#decoder?.pause();
    this.#notify(this.#cutter.end());
  }

  /** Processes the next 20 ms. */
  pass(): void {
    if (this.#decoder) this.#notify(this.#cutter.put(this.#decoder.next()));
  }

  /** Detaches from the ended source. */
  leave(): void {
    if (!this.#source) return;
    this.#source.remove(this);
    this.#source = undefined;
    this.pause();
  }

  close(): void {
    this.leave();
    this.#decoder?.close();
  }

  #notify(samples: Int16Array | undefined): void {
    if (samples) this.#onSpeech(samples);
  }
}

/** Decodes the browsers that are transcribed and passes on their speech, utterance by utterance. */
export class SpeechManager {
  readonly #deps: SpeechDeps;
  readonly #speakers = new Map<string, Speaker>();
  #ticks: NodeJS.Timeout | undefined;
  #framesTo: number | undefined;

  constructor(deps: SpeechDeps) {
    this.#deps = deps;
  }

  /** Starts listening to a peer's current and future sources. */
  begin(peer: string, sources: readonly MediaSource[]): void {
    if (this.#speakers.has(peer)) return;
    const speaker = new Speaker((samples) => this.#deps.messages(peer, samples));
    this.#speakers.set(peer, speaker);
    for (const source of sources) this.take(peer, source);
    void this.#open(peer, speaker);
    this.#ticks ??= setInterval(() => this.pass(performance.now()), TICK_MS).unref();
  }

  /** Takes a peer's new source. Only browsers are transcribed (ADR 97). */
  take(peer: string, source: MediaSource): void {
    if (source.kind === 'audio' && source.codec === 'opus') {
      this.#speakers.get(peer)?.listenTo(source);
    }
  }

  /** Detaches from a peer's ended source; it may publish again. Call it before closing its connection. */
  leave(peer: string): void {
    this.#speakers.get(peer)?.leave();
  }

  /** Stops listening to a peer and passes on its last utterance. */
  end(peer: string): void {
    const speaker = this.#speakers.get(peer);
    if (!speaker) return;
    speaker.close();
    this.#speakers.delete(peer);
    if (this.#speakers.size > 0) return;
    clearInterval(this.#ticks);
    this.#ticks = undefined;
  }

  /** Processes the frames that are due. @param nowMs a clock that only goes forward */
  pass(nowMs: number): void {
    if (this.#framesTo === undefined || nowMs - this.#framesTo > LATE_FRAMES * FRAME_MS) {
      this.#framesTo = nowMs - FRAME_MS;
    }
    while (this.#framesTo + FRAME_MS <= nowMs) {
      this.#framesTo += FRAME_MS;
      for (const speaker of this.#speakers.values()) speaker.pass();
    }
  }

  async #open(peer: string, speaker: Speaker): Promise<void> {
    const decoding = await this.#deps.openOpus();
    // The peer may have ended while the decoder opened.
    if (this.#speakers.get(peer) === speaker) speaker.hear(decoding);
    else decoding.free();
  }
}
