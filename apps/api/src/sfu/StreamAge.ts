const TIMESTAMPS = 2 ** 32;
/** Ms by which media may lag behind its own time before it is of no use in a conversation. */
const STALE_MS = 1000;
/** Ms of lag at which it is of use again. */
const FRESH_MS = 250;
/** What was held up arrives faster than it was made. A lag that does not shrink for so many ms is the line itself. */
const PATIENCE_MS = 300;
/** How much faster than ours the sender's clock may be: a lag that grows no faster is none. */
const DRIFT = 0.001;

/** `fresh-again` is said once, of the first packet that counts after a time of stale ones. */
export type Age = 'fresh' | 'stale' | 'fresh-again';

/**
 * Tells media that was held up on its way here, by a network or by a process that stood still, from
 * media of now. Passed on, it would make a browser play everything that follows late too: seconds
 * of delay between two who talk, and a picture that stands still meanwhile.
 */
export class StreamAge {
  readonly #ticksPerMs: number;
  #lastTimestamp = -1;
  #lastMs = 0;
  /** Ms of the stream's own time since its first packet. */
  #mediaMs = 0;
  /** Ms from the stream's own time to ours, for what comes without delay. */
  #baseMs = 0;
  #isStale = false;
  #leastMs = 0;
  #leastAtMs = 0;

  /** @param clockRate ticks of the timestamps a second */
  constructor(clockRate: number) {
    this.#ticksPerMs = clockRate / 1000;
  }

  /** @param nowMs a clock that only goes forward */
  note(timestamp: number, nowMs: number): Age {
    const lagMs = this.#lag(timestamp, nowMs);
    if (!this.#isStale) {
      if (lagMs <= STALE_MS) return 'fresh';
      this.#isStale = true;
      this.#leastMs = lagMs;
      this.#leastAtMs = nowMs;
    }
    if (lagMs < this.#leastMs - FRESH_MS / 2) {
      this.#leastMs = lagMs;
      this.#leastAtMs = nowMs;
    }
    const isSteady = nowMs - this.#leastAtMs > PATIENCE_MS;
    if (lagMs > FRESH_MS && !isSteady) return 'stale';
    if (isSteady) this.#baseMs += lagMs;
    this.#isStale = false;
    return 'fresh-again';
  }

  /** Ms that a packet is later than the quickest. */
  #lag(timestamp: number, nowMs: number): number {
    if (this.#lastTimestamp < 0) {
      this.#baseMs = nowMs;
    } else {
      const ticks = (timestamp - this.#lastTimestamp + TIMESTAMPS) % TIMESTAMPS;
      this.#mediaMs += (ticks < TIMESTAMPS / 2 ? ticks : ticks - TIMESTAMPS) / this.#ticksPerMs;
      this.#baseMs += (nowMs - this.#lastMs) * DRIFT;
    }
    this.#lastTimestamp = timestamp;
    this.#lastMs = nowMs;
    const lagMs = nowMs - this.#mediaMs - this.#baseMs;
    if (lagMs >= 0) return lagMs;
    this.#baseMs += lagMs;
    return 0;
  }
}
