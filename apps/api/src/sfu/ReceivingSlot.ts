import type { Track } from 'node-datachannel';
import type { MediaSink, MediaSource } from './MediaSource.ts';
import type { SfuKind } from './protocol.ts';
import { asksForKeyFrame } from './rtcp.ts';
import { CLOCK_RATE, writeHeader } from './rtp.ts';
import type { SfuCodec } from './rtp.ts';
import { RtpStreamRewriter } from './RtpStreamRewriter.ts';
import { beginsKeyFrame } from './vp8.ts';

/** Ms without RTCP after which a video receiver counts as cut off; it reports about once a second. */
const AWAY_MS = 2500;

/** The methods of a track that a place uses. */
export type TakingTrack = Pick<
  Track,
  'onOpen' | 'onClosed' | 'onMessage' | 'isOpen' | 'sendMessageBinary'
>;

/** A place's address in the receiver's session description. */
export interface SlotAddress {
  readonly mid: string;
  readonly kind: SfuKind;
  readonly codec: SfuCodec;
  readonly ssrc: number;
  readonly payloadType: number;
}

/**
 * One media section of a receiver's session description. It is offered once and then carries
 * different senders in turn, without renegotiation.
 */
export class ReceivingSlot implements MediaSink {
  readonly address: SlotAddress;
  readonly #track: TakingTrack;
  readonly #joint: RtpStreamRewriter;
  #source: MediaSource | undefined;
  #isOver = false;
  /** Video can resume only at a key frame. */
  #needsKeyFrame = false;
  #heardAtMs = performance.now();

  constructor(track: TakingTrack, address: SlotAddress) {
    this.#track = track;
    this.address = address;
    this.#joint = new RtpStreamRewriter(CLOCK_RATE[address.codec]);
    track.onOpen(() => this.#begin());
    track.onClosed(() => this.close());
    track.onMessage((feedback) => this.#hear(feedback));
  }

  get isFree(): boolean {
    return this.#source === undefined && !this.#isOver;
  }

  attach(source: MediaSource): void {
    this.detach();
    this.#source = source;
    this.#begin();
  }

  detach(): void {
    this.#source?.remove(this);
    this.#source = undefined;
  }

  pause(): void {
    this.#joint.begin();
    this.#needsKeyFrame = this.address.kind === 'video';
  }

  take(packet: Buffer, sequence: number, timestamp: number, nowMs: number): void {
    // Checked before each call: writing to a closed track makes the library end the process.
    if (this.#isOver || !this.#track.isOpen()) return;
    if (this.#needsKeyFrame && !beginsKeyFrame(packet)) {
      // Repeated as often as the source allows, in case the key frame is lost.
      this.#source?.requestKeyFrame();
      return;
    }
    this.#needsKeyFrame = false;
    writeHeader(packet, this.#joint.next(sequence, timestamp, nowMs), this.address);
    try {
      this.#track.sendMessageBinary(packet);
    } catch {
      this.close();
    }
  }

  /** Requests a key frame after the receiver reconnected, as its decoder cannot continue. */
  refresh(): void {
    this.#source?.requestKeyFrame();
  }

  /** Stops taking packets; the owner closes the connection. */
  close(): void {
    this.#isOver = true;
    this.detach();
  }

  #hear(feedback: Buffer): void {
    const nowMs = performance.now();
    const wasAway = nowMs - this.#heardAtMs > AWAY_MS;
    this.#heardAtMs = nowMs;
    if (wasAway || asksForKeyFrame(feedback)) this.#source?.requestKeyFrame();
  }

  #begin(): void {
    const source = this.#source;
    if (!source || this.#isOver || !this.#track.isOpen()) return;
    this.pause();
    source.add(this);
  }
}
