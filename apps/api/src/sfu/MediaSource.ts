import type { Track } from 'node-datachannel';
import type { SfuKind } from './protocol.ts';
import { BROWSER_CODEC, CLOCK_RATE, payloadTypeOf, sequenceOf, timestampOf } from './rtp.ts';
import type { SfuCodec } from './rtp.ts';
import { StreamAge } from './StreamAge.ts';
import { StreamLoss } from './StreamLoss.ts';

/** A receiver of a source's packets. */
export interface MediaSink {
  /**
   * Takes one packet and may overwrite its header; the next sink receives the same buffer. The
   * sender's original sequence and timestamp are therefore passed separately.
   *
   * @param nowMs a clock that only goes forward
   */
  take(packet: Buffer, sequence: number, timestamp: number, nowMs: number): void;
  /** The next packet comes after a pause. */
  pause(): void;
}

/** The methods of a track that a source uses. */
export type SendingTrack = Pick<
  Track,
  'onOpen' | 'onMessage' | 'isOpen' | 'requestKeyframe' | 'requestBitrate'
>;

/** Minimum ms between two key frame requests, regardless of the number of receivers. */
const KEY_FRAME_INTERVAL_MS = 300;
/** Bit/s requested from the sender: covers a screen share (3150 kbit/s) and a camera (1000; live §9). */
const INVITED_BITRATE = 3_150_000;

/** One track sent by a peer, and its receivers. */
export class MediaSource {
  readonly kind: SfuKind;
  readonly codec: SfuCodec;
  #isAllowed = false;
  readonly #track: SendingTrack;
  readonly #payloadType: number;
  readonly #sinks = new Set<MediaSink>();
  readonly #age: StreamAge;
  readonly #loss = new StreamLoss();
  #askedAt = 0;

  /** @param codec defaults to the browser codec of the kind */
  constructor(
    kind: SfuKind,
    track: SendingTrack,
    payloadType: number,
    codec: SfuCodec = BROWSER_CODEC[kind],
  ) {
    this.kind = kind;
    this.codec = codec;
    this.#age = new StreamAge(CLOCK_RATE[codec]);
    this.#track = track;
    this.#payloadType = payloadType;
    track.onOpen(() => this.#invite());
    track.onMessage((packet) => this.#spread(packet));
  }

  /** Forwards or drops the packets: the server mutes this way even a browser that does not obey. */
  setAllowed(isAllowed: boolean): void {
    if (isAllowed === this.#isAllowed) return;
    this.#isAllowed = isAllowed;
    this.#pause();
    if (isAllowed) this.requestKeyFrame();
  }

  add(sink: MediaSink): void {
    this.#sinks.add(sink);
    this.requestKeyFrame();
  }

  remove(sink: MediaSink): void {
    this.#sinks.delete(sink);
  }

  /** Requests a key frame from the sender, for receivers that just joined or lost packets. */
  requestKeyFrame(): void {
    const now = Date.now();
    if (this.kind === 'audio' || now - this.#askedAt < KEY_FRAME_INTERVAL_MS) return;
    if (!this.#track.isOpen()) return;
    this.#askedAt = now;
    this.#track.requestKeyframe();
  }

  /** Removes all sinks. Call it before closing the connection: writing to a closed one kills the process. */
  end(): void {
    this.#sinks.clear();
  }

  #invite(): void {
    if (this.kind === 'audio' || !this.#track.isOpen()) return;
    this.#track.requestBitrate(INVITED_BITRATE);
    this.requestKeyFrame();
  }

  #pause(): void {
    this.#loss.begin();
    for (const sink of this.#sinks) sink.pause();
  }

  #spread(packet: Buffer): void {
    // Neither feedback nor padding of a repair stream is forwarded.
    if (!this.#isAllowed || payloadTypeOf(packet) !== this.#payloadType) return;
    const nowMs = performance.now();
    const sequence = sequenceOf(packet);
    const timestamp = timestampOf(packet);
    const age = this.#age.note(timestamp, nowMs);
    if (age === 'stale') return;
    if (age === 'fresh-again') this.#pause();
    if (this.#loss.note(sequence, nowMs)) this.requestKeyFrame();
    for (const sink of this.#sinks) sink.take(packet, sequence, timestamp, nowMs);
  }
}
