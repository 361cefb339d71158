import type { Track } from 'node-datachannel';
import type { SfuKind } from './protocol.ts';
import { BROWSER_CODEC, CLOCK_RATE, payloadTypeOf, sequenceOf, timestampOf } from './rtp.ts';
import type { SfuCodec } from './rtp.ts';
import { StreamAge } from './StreamAge.ts';
import { StreamLoss } from './StreamLoss.ts';

/** Who takes the packets of a source. */
export interface MediaSink {
  /**
   * It writes its own address and place in the stream into the packet, which the next one takes after
   * it: what the sender wrote is told beside it.
   *
   * @param nowMs a clock that only goes forward
   */
  take(packet: Buffer, sequence: number, timestamp: number, nowMs: number): void;
  /** The next packet comes after a pause. */
  pause(): void;
}

/** What a source uses of its track. */
export type SendingTrack = Pick<
  Track,
  'onOpen' | 'onMessage' | 'isOpen' | 'requestKeyframe' | 'requestBitrate'
>;

/** Ms between two requests for a key frame, however many ask. */
const KEY_FRAME_INTERVAL_MS = 300;
/** Bit/s that a camera is invited to send (live §9: 1000 kbit/s) and a screen (3150). */
const INVITED_BITRATE = 3_150_000;

/** One track that a peer sends, and those who receive it. */
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

  /** @param codec what a browser sends of its kind when absent */
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

  /** Dropped packets are how the server silences a browser that does not obey. */
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

  /** Asks the sender for a whole picture, for those who have just come or have lost one. */
  requestKeyFrame(): void {
    const now = Date.now();
    if (this.kind === 'audio' || now - this.#askedAt < KEY_FRAME_INTERVAL_MS) return;
    if (!this.#track.isOpen()) return;
    this.#askedAt = now;
    this.#track.requestKeyframe();
  }

  /** Forgets everyone before its connection is closed: sending to a closed one kills the process. */
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
    // Neither feedback nor padding of a repair stream is passed on.
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
