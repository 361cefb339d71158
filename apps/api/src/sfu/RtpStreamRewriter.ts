import type { RtpHeader } from './rtp.ts';

const SEQUENCES = 2 ** 16;
const TIMESTAMPS = 2 ** 32;

/**
 * Joins streams of several senders, or of one with pauses, into one continuous stream. At a joint no
 * packet seems lost, and the timestamps advance by the time that has passed.
 */
export class RtpStreamRewriter {
  readonly #ticksPerMs: number;
  #sequenceShift = 0;
  #timestampShift = 0;
  #lastSequence = -1;
  #lastTimestamp = 0;
  #lastMs = 0;
  #isJoining = true;
  /** Reused for every packet to avoid garbage collection. */
  readonly #joined = { sequence: 0, timestamp: 0 };

  /** @param clockRate ticks of the timestamps a second */
  constructor(clockRate: number) {
    this.#ticksPerMs = clockRate / 1000;
  }

  /** Marks the next packet as the start of another stream, or of the same one after a pause. */
  begin(): void {
    this.#isJoining = true;
  }

  /**
   * @param nowMs a clock that only goes forward
   * @returns the packet's header, valid until the next call
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

  /** Returns false for a late packet: it keeps its original position and leaves the end unchanged. */
  #isAfterLast(sequence: number): boolean {
    const last = this.#lastSequence;
    return last < 0 || modulo(sequence - last, SEQUENCES) < SEQUENCES / 2;
  }
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
