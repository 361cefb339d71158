import type { SfuKind } from '../protocol.ts';
import type { SfuCodec } from '../rtp.ts';

/** Head of one sender's track in a part of a recording; each file names its own sender. */
export interface TrackHead {
  /** The sender's number. */
  readonly uid: number;
  readonly kind: SfuKind;
  readonly codec: SfuCodec;
  /** Start of the file, in ms since the start of the part. */
  readonly fromMs: number;
}

/** One packet and its arrival, in ms since the start of the part. */
export interface TrackEntry {
  readonly atMs: number;
  readonly packet: Buffer;
}

const MAGIC = Buffer.from('ROSTRTP1', 'latin1');
const LENGTH_BYTES = 2;
const ENTRY_HEAD_BYTES = 6;

/** Returns the head of a file. */
export function writeTrackHead(head: TrackHead): Buffer {
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(text.length);
  return Buffer.concat([MAGIC, length, text]);
}

/** Returns a packet's entry: its length, its ms and the packet. */
export function writeEntry({ atMs, packet }: TrackEntry): Buffer {
  const entry = Buffer.allocUnsafe(ENTRY_HEAD_BYTES + packet.length);
  entry.writeUInt16BE(packet.length, 0);
  entry.writeUInt32BE(Math.max(0, Math.round(atMs)), LENGTH_BYTES);
  packet.copy(entry, ENTRY_HEAD_BYTES);
  return entry;
}

/** Parses a file in chunks; a truncated entry at its end is ignored. */
export class RtpFileParser {
  /** Undefined until it has been read. */
  head: TrackHead | undefined;
  #rest: Buffer = Buffer.alloc(0);

  /** @throws Error if the file is not a track of a recording */
  push(piece: Buffer): TrackEntry[] {
    this.#rest = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    if (this.head === undefined && !this.#readHead()) return [];
    const entries: TrackEntry[] = [];
    let at = 0;
    while (at + ENTRY_HEAD_BYTES <= this.#rest.length) {
      const length = this.#rest.readUInt16BE(at);
      const begin = at + ENTRY_HEAD_BYTES;
      if (begin + length > this.#rest.length) break;
      const atMs = this.#rest.readUInt32BE(at + LENGTH_BYTES);
      entries.push({ atMs, packet: this.#rest.subarray(begin, begin + length) });
      at = begin + length;
    }
    this.#rest = this.#rest.subarray(at);
    return entries;
  }

  #readHead(): boolean {
    const textAt = MAGIC.length + LENGTH_BYTES;
    if (this.#rest.length < textAt) return false;
    if (!this.#rest.subarray(0, MAGIC.length).equals(MAGIC)) {
      throw new Error('This is no track of a recording');
    }
    const end = textAt + this.#rest.readUInt16BE(MAGIC.length);
    if (this.#rest.length < end) return false;
    this.head = JSON.parse(this.#rest.subarray(textAt, end).toString()) as TrackHead;
    this.#rest = this.#rest.subarray(end);
    return true;
  }
}
