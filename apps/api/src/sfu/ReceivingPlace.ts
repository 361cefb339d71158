import type { Track } from 'node-datachannel';
import type { MediaSink, MediaSource } from './MediaSource.ts';
import type { SfuKind } from './protocol.ts';
import { asksForKeyFrame } from './rtcp.ts';
import { CLOCK_RATE, writeHeader } from './rtp.ts';
import type { SfuCodec } from './rtp.ts';
import { StreamJoint } from './StreamJoint.ts';
import { beginsKeyFrame } from './vp8.ts';

/** A receiver of pictures that is there says so about once a second; after so many ms without it was cut off. */
const AWAY_MS = 2500;

/** What a place uses of its track. */
export type TakingTrack = Pick<
  Track,
  'onOpen' | 'onClosed' | 'onMessage' | 'isOpen' | 'sendMessageBinary'
>;

/** How a place is addressed in the receiver's description. */
export interface PlaceAddress {
  readonly mid: string;
  readonly kind: SfuKind;
  readonly codec: SfuCodec;
  readonly ssrc: number;
  readonly payloadType: number;
}

/**
 * One place of a receiver's description. It is offered once and then carries now this sender, now
 * that one: to change the picture no description is exchanged.
 */
export class ReceivingPlace implements MediaSink {
  readonly address: PlaceAddress;
  readonly #track: TakingTrack;
  readonly #joint: StreamJoint;
  #source: MediaSource | undefined;
  #isOver = false;
  /** A picture can be gone on with only from a whole one. */
  #needsKeyFrame = false;
  #heardAtMs = performance.now();

  constructor(track: TakingTrack, address: PlaceAddress) {
    this.#track = track;
    this.address = address;
    this.#joint = new StreamJoint(CLOCK_RATE[address.codec]);
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
    // Asked before each call: the library ends the process when a closed track is written to.
    if (this.#isOver || !this.#track.isOpen()) return;
    if (this.#needsKeyFrame && !beginsKeyFrame(packet)) {
      // As often as the source lets us, should the answer be lost.
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

  /** The receiver is back after a cut: what it has cannot be gone on with. */
  refresh(): void {
    this.#source?.requestKeyFrame();
  }

  /** Takes nothing more; the connection is closed by its owner. */
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
