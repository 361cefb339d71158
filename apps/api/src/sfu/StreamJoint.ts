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
  #lastSequence = -1;
  #lastTimestamp = 0;
  #lastMs = 0;
  #isJoining = true;
  /** Written anew for each packet, so that none leaves anything to be collected. */
  readonly #joined = { sequence: 0, timestamp: 0 };

  /** @param clockRate ticks of the timestamps a second */
  constructor(clockRate: number) {
    this.#ticksPerMs = clockRate / 1000;
  }

  /** The next packet begins another stream, or the same one after a pause. */
  begin(): void {
    this.#isJoining = true;
  }

  /**
   * @param nowMs a clock that only goes forward
   * @returns the packet's place, good until the next call
   */
  next(sequence: number, timestamp: number, nowMs: number): RtpHeader {
    if (this.#isJoining && this.#lastSequence >= 0) {
      const passed = Math.max(1, Math.round((nowMs - this.#lastMs) * this.#ticksPerMs));
      this.#sequenceShift = this.#lastSequence + 1 - sequence;
      this.#timestampShift = this.#lastTimestamp + passed - timestamp;
    }
    this.#isJoining = false;
    const joined = this.#joined;
    joined.sequence = modulo(sequence + this.#sequenceShift, SEQUENCES);
    joined.timestamp = modulo(timestamp + this.#timestampShift, TIMESTAMPS);
    if (this.#isAfterLast(joined.sequence)) {
      this.#lastSequence = joined.sequence;
      this.#lastTimestamp = joined.timestamp;
      this.#lastMs = nowMs;
    }
    return joined;
  }

  /** A packet that comes late is passed on in its old place and does not set the end back. */
  #isAfterLast(sequence: number): boolean {
    const last = this.#lastSequence;
    return last < 0 || modulo(sequence - last, SEQUENCES) < SEQUENCES / 2;
  }
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
