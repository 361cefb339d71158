import type { OrderedPacket } from './PacketOrder.ts';

/** One frame of a camera or screen. */
export interface Vp8Frame {
  readonly timestamp: number;
  /** Time of arrival of its last packet, in ms since the start of the part. */
  readonly atMs: number;
  readonly isKey: boolean;
  /** Pixels; for an inter frame those of the last key frame. */
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** RFC 7741, section 4.2. */
const HAS_MORE = 0x80;
const BEGINS_PARTITION = 0x10;
const PARTITION = 0x07;
const HAS_PICTURE_ID = 0x80;
const IS_LONG_ID = 0x80;
const HAS_LAYER_INDEX = 0x40;
const HAS_LAYER_OR_KEY = 0x30;
const IS_INTER_FRAME = 0x01;
/** RFC 6386, 9.1: the header of a key frame. */
const KEY_HEAD_BYTES = 10;
const START_CODE = Buffer.from([0x9d, 0x01, 0x2a]);
const SIZE_BITS = 0x3fff;

/** Returns a packet's frame data; undefined if the packet is truncated. */
export function vp8Payload(payload: Buffer): { begins: boolean; data: Buffer } | undefined {
  const first = payload[0];
  if (first === undefined) return undefined;
  let at = 1;
  if ((first & HAS_MORE) !== 0) {
    const more = payload[at] ?? 0;
    at += 1;
    if ((more & HAS_PICTURE_ID) !== 0) at += ((payload[at] ?? 0) & IS_LONG_ID) === 0 ? 1 : 2;
    if ((more & HAS_LAYER_INDEX) !== 0) at += 1;
    if ((more & HAS_LAYER_OR_KEY) !== 0) at += 1;
  }
  if (at >= payload.length) return undefined;
  const begins = (first & BEGINS_PARTITION) !== 0 && (first & PARTITION) === 0;
  return { begins, data: payload.subarray(at) };
}

/** Assembles frames from ordered packets; after a loss it continues with the next key frame. */
export class Vp8Depacketizer {
  #parts: Buffer[] = [];
  #timestamp = -1;
  #next: number | undefined;
  #needsKey = true;
  #width = 0;
  #height = 0;

  push({ sequence, timestamp, marker, payload, atMs }: OrderedPacket): Vp8Frame | undefined {
    const isGap = this.#next !== undefined && sequence !== this.#next;
    this.#next = sequence + 1;
    if (isGap) this.#lose();
    const piece = vp8Payload(payload);
    if (piece === undefined) return this.#lose();
    if (timestamp !== this.#timestamp) {
      if (this.#parts.length > 0) this.#lose();
      if (!piece.begins) return this.#lose();
      this.#timestamp = timestamp;
    } else if (this.#parts.length === 0) {
      return undefined;
    }
    this.#parts.push(piece.data);
    if (!marker) return undefined;
    const data = Buffer.concat(this.#parts);
    this.#parts = [];
    return this.#frame(data, timestamp, atMs);
  }

  #frame(data: Buffer, timestamp: number, atMs: number): Vp8Frame | undefined {
    const isKey = ((data[0] ?? IS_INTER_FRAME) & IS_INTER_FRAME) === 0;
    if (isKey) {
      if (data.length < KEY_HEAD_BYTES || !data.subarray(3, 6).equals(START_CODE)) {
        return this.#lose();
      }
      this.#width = data.readUInt16LE(6) & SIZE_BITS;
      this.#height = data.readUInt16LE(8) & SIZE_BITS;
      this.#needsKey = false;
    }
    if (this.#needsKey) return undefined;
    return { timestamp, atMs, isKey, width: this.#width, height: this.#height, data };
  }

  #lose(): undefined {
    this.#parts = [];
    this.#needsKey = true;
  }
}
