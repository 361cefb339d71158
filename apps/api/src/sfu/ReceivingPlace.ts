import type { Track } from 'node-datachannel';
import type { MediaSink, MediaSource } from './MediaSource.ts';
import type { SfuKind } from './protocol.ts';
import { asksForKeyFrame } from './rtcp.ts';
import { readHeader, writeHeader } from './rtp.ts';
import { StreamJoint } from './StreamJoint.ts';

/** Ms after which a newcomer's key frame is asked for once more, should the first have been lost. */
const SECOND_KEY_FRAME_MS = 400;
const CLOCK_RATE: Readonly<Record<SfuKind, number>> = { audio: 48_000, video: 90_000 };

/** How a place is addressed in the receiver's description. */
export interface PlaceAddress {
  readonly mid: string;
  readonly kind: SfuKind;
  readonly ssrc: number;
  readonly payloadType: number;
}

/**
 * One place of a receiver's description. It is offered once and then carries now this sender, now
 * that one: to change the picture no description is exchanged.
 */
export class ReceivingPlace implements MediaSink {
  readonly address: PlaceAddress;
  readonly #track: Track;
  readonly #joint: StreamJoint;
  #source: MediaSource | undefined;
  #isOver = false;

  constructor(track: Track, address: PlaceAddress) {
    this.#track = track;
    this.address = address;
    this.#joint = new StreamJoint(CLOCK_RATE[address.kind]);
    track.onOpen(() => this.#begin());
    track.onClosed(() => this.close());
    track.onMessage((feedback) => {
      if (asksForKeyFrame(feedback)) this.#source?.requestKeyFrame();
    });
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
  }

  take(packet: Buffer): void {
    // Asked before each call: the library ends the process when a closed track is written to.
    if (this.#isOver || !this.#track.isOpen()) return;
    writeHeader(packet, this.#joint.next(readHeader(packet), performance.now()), this.address);
    try {
      this.#track.sendMessageBinary(packet);
    } catch {
      this.close();
    }
  }

  /** Takes nothing more; the connection is closed by its owner. */
  close(): void {
    this.#isOver = true;
    this.detach();
  }

  #begin(): void {
    const source = this.#source;
    if (!source || this.#isOver || !this.#track.isOpen()) return;
    this.#joint.begin();
    source.add(this);
    setTimeout(() => {
      if (this.#source === source) source.requestKeyFrame();
    }, SECOND_KEY_FRAME_MS).unref();
  }
}
