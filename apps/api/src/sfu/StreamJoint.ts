import type { RtpHeader } from './rtp.ts';

const SEQUENCES = 2 ** 16;
const TIMESTAMPS = 2 ** 32;

/**
 * Joins streams of several senders, or of one with pauses, into one that a receiver sees unbroken:
 * no packet seems lost at a joint, and the time in it goes on as it did outside.
 */
export class StreamJoint {
  readonly #ticksPerMs: number;
  #sequenceShift = 0;
  #timestampShift = 0;
  #last: (RtpHeader & { readonly atMs: number }) | undefined;
  #isJoining = true;

  /** @param clockRate ticks of the timestamps a second */
  constructor(clockRate: number) {
    this.#ticksPerMs = clockRate / 1000;
  }

  /** The next packet begins another stream, or the same one after a pause. */
  begin(): void {
    this.#isJoining = true;
  }

  /** @param nowMs a clock that only goes forward */
  next(header: RtpHeader, nowMs: number): RtpHeader {
    if (this.#isJoining && this.#last) {
      const passed = Math.max(1, Math.round((nowMs - this.#last.atMs) * this.#ticksPerMs));
      this.#sequenceShift = this.#last.sequence + 1 - header.sequence;
      this.#timestampShift = this.#last.timestamp + passed - header.timestamp;
    }
    this.#isJoining = false;
    const joined = {
      sequence: modulo(header.sequence + this.#sequenceShift, SEQUENCES),
      timestamp: modulo(header.timestamp + this.#timestampShift, TIMESTAMPS),
    };
    if (this.#isAfterLast(joined.sequence)) this.#last = { ...joined, atMs: nowMs };
    return joined;
  }

  /** A packet that comes late is passed on in its old place and does not set the end back. */
  #isAfterLast(sequence: number): boolean {
    return !this.#last || modulo(sequence - this.#last.sequence, SEQUENCES) < SEQUENCES / 2;
  }
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
