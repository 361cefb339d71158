import { readRtp } from '../../sfu/phone/rtpPacket.ts';
import type { TrackEntry } from '../../sfu/recording/rtpFile.ts';

/** A packet in its order, with counters extended beyond their range. */
export interface OrderedPacket {
  readonly sequence: number;
  readonly timestamp: number;
  readonly marker: boolean;
  readonly payload: Buffer;
  /** Time of arrival, in ms since the start of the part. */
  readonly atMs: number;
}

/** Number of later packets to wait through for a missing one. */
const WAITING_MAX = 16;
/** A larger jump between sequence numbers means that the stream has restarted. */
const JUMP = 3000;

/** Extends a counter beyond its range, by the smallest step from the last value. */
function countOn(last: number | undefined, value: number, values: number): number {
  if (last === undefined) return value;
  const step = (((value - last) % values) + values) % values;
  return last + (step < values / 2 ? step : step - values);
}

/** Orders packets and drops duplicates and late ones. */
export class PacketOrder {
  #waiting: OrderedPacket[] = [];
  #sequence: number | undefined;
  #timestamp: number | undefined;
  #given = -1;

  /** @returns the packets that are now in order */
  push({ atMs, packet }: TrackEntry): OrderedPacket[] {
    const rtp = readRtp(packet);
    if (rtp === undefined || rtp.payload.length === 0) return [];
    let sequence = countOn(this.#sequence, rtp.sequence, 2 ** 16);
    const timestamp = countOn(this.#timestamp, rtp.timestamp, 2 ** 32);
    if (this.#sequence !== undefined && Math.abs(sequence - this.#sequence) > JUMP) {
      sequence = this.#sequence + JUMP;
    }
    if (sequence <= this.#given || this.#waiting.some((one) => one.sequence === sequence))
      return [];
    this.#sequence = Math.max(this.#sequence ?? sequence, sequence);
    this.#timestamp = timestamp;
    const { marker, payload } = rtp;
    this.#waiting.push({ sequence, timestamp, marker, payload, atMs });
    this.#waiting.sort((one, other) => one.sequence - other.sequence);
    return this.#take(WAITING_MAX);
  }

  /** Returns the remaining packets at the end. */
  flush(): OrderedPacket[] {
    return this.#take(0);
  }

  #take(most: number): OrderedPacket[] {
    const taken: OrderedPacket[] = [];
    for (;;) {
      const [next] = this.#waiting;
      const isNext = next?.sequence === this.#given + 1 || this.#given < 0;
      if (next === undefined || (!isNext && this.#waiting.length <= most)) return taken;
      this.#waiting.shift();
      this.#given = next.sequence;
      taken.push(next);
    }
  }
}
