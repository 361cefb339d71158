import type { Track } from 'node-datachannel';
import type { MediaSink, MediaSource } from './MediaSource.ts';
import { readdress } from './rtp.ts';
import { asksForKeyFrame } from './rtcp.ts';

/** Ms after which a newcomer's key frame is asked for once more, should the first have been lost. */
const SECOND_KEY_FRAME_MS = 400;

/** One source on its way to one receiver. */
export class TrackSink implements MediaSink {
  readonly #track: Track;
  readonly #source: MediaSource;
  readonly #ssrc: number;
  readonly #payloadType: number;
  #isOver = false;

  constructor(
    track: Track,
    source: MediaSource,
    address: { readonly ssrc: number; readonly payloadType: number },
  ) {
    this.#track = track;
    this.#source = source;
    this.#ssrc = address.ssrc;
    this.#payloadType = address.payloadType;
    track.onOpen(() => this.#begin());
    track.onClosed(() => this.end());
    track.onMessage((feedback) => {
      if (asksForKeyFrame(feedback)) source.requestKeyFrame();
    });
  }

  take(packet: Buffer): void {
    // Asked before each call: the library ends the process when a closed track is written to.
    if (this.#isOver || !this.#track.isOpen()) return;
    readdress(packet, this.#ssrc, this.#payloadType);
    try {
      this.#track.sendMessageBinary(packet);
    } catch {
      this.end();
    }
  }

  end(): void {
    this.#isOver = true;
    this.#source.remove(this);
  }

  /** Ends it and gives its place in the description up. */
  close(): void {
    this.end();
    if (!this.#track.isClosed()) this.#track.close();
  }

  #begin(): void {
    if (this.#isOver) return;
    this.#source.add(this);
    setTimeout(() => {
      if (!this.#isOver) this.#source.requestKeyFrame();
    }, SECOND_KEY_FRAME_MS).unref();
  }
}
