import type { MediaSink, MediaSource } from '../MediaSource.ts';
import { OpusEars } from '../phone/OpusEars.ts';
import type { OpusDecoding } from '../phone/OpusEars.ts';
import { FRAME_MS } from '../phone/PhoneMixer.ts';
import { SPEECH_FRAME, UtteranceCutter } from './UtteranceCutter.ts';

/** Half a frame: frames are made when they are due, not when a timer comes late. */
const TICK_MS = 10;
/** After a pause of the process so many frames are made up for; the rest is gone. */
const LATE_FRAMES = 5;

/** What the desk needs of the process. */
export interface SpeechDeskDeps {
  /** A decoder of Opus for 16 kHz. */
  readonly openOpus: () => Promise<OpusDecoding>;
  /** A peer said this without a pause: samples of 16 kHz. */
  readonly said: (peer: string, samples: Int16Array) => void;
}

/** One peer whose speech is wanted. */
class Speaker implements MediaSink {
  readonly #cutter = new UtteranceCutter();
  readonly #said: (samples: Int16Array) => void;
  #ears: OpusEars | undefined;
  #source: MediaSource | undefined;

  constructor(said: (samples: Int16Array) => void) {
    this.#said = said;
  }

  /** From now on it can be understood. */
  hear(decoding: OpusDecoding): void {
    this.#ears = new OpusEars(decoding, SPEECH_FRAME);
  }

  listenTo(source: MediaSource): void {
    this.leave();
    this.#source = source;
    source.add(this);
  }

  take(packet: Buffer, sequence: number): void {
    this.#ears?.take(packet, sequence);
  }

  /** Muted, or begun anew: what was said until then has ended. */
  pause(): void {
    this.#ears?.pause();
    this.#tell(this.#cutter.end());
  }

  /** 20 ms have passed. */
  pass(): void {
    if (this.#ears) this.#tell(this.#cutter.put(this.#ears.next()));
  }

  /** What it sent has ended. */
  leave(): void {
    if (!this.#source) return;
    this.#source.remove(this);
    this.#source = undefined;
    this.pause();
  }

  close(): void {
    this.leave();
    this.#ears?.close();
  }

  #tell(samples: Int16Array | undefined): void {
    if (samples) this.#said(samples);
  }
}

/** Listens to browsers whose speech is wanted as text, and tells what they say, stretch by stretch. */
export class SpeechDesk {
  readonly #deps: SpeechDeskDeps;
  readonly #speakers = new Map<string, Speaker>();
  #ticks: NodeJS.Timeout | undefined;
  #framesTo: number | undefined;

  constructor(deps: SpeechDeskDeps) {
    this.#deps = deps;
  }

  /** Listens to a peer from now on: to what it sends already, and to what it will send. */
  begin(peer: string, sources: readonly MediaSource[]): void {
    if (this.#speakers.has(peer)) return;
    const speaker = new Speaker((samples) => this.#deps.said(peer, samples));
    this.#speakers.set(peer, speaker);
    for (const source of sources) this.take(peer, source);
    void this.#open(peer, speaker);
    this.#ticks ??= setInterval(() => this.pass(performance.now()), TICK_MS).unref();
  }

  /** A peer sends something new. Browsers alone are listened to (ADR 97). */
  take(peer: string, source: MediaSource): void {
    if (source.kind === 'audio' && source.codec === 'opus') {
      this.#speakers.get(peer)?.listenTo(source);
    }
  }

  /** What a peer sent has ended; it may send anew. To be called before its connection is closed. */
  leave(peer: string): void {
    this.#speakers.get(peer)?.leave();
  }

  /** A peer is gone, or not listened to any more: what it was saying is told. */
  end(peer: string): void {
    const speaker = this.#speakers.get(peer);
    if (!speaker) return;
    speaker.close();
    this.#speakers.delete(peer);
    if (this.#speakers.size > 0) return;
    clearInterval(this.#ticks);
    this.#ticks = undefined;
  }

  /** Time has passed: takes the frames that are due. @param nowMs a clock that only goes forward */
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
    // Nobody listens any more: it is not wanted.
    if (this.#speakers.get(peer) === speaker) speaker.hear(decoding);
    else decoding.free();
  }
}
