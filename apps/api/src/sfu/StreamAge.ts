const TIMESTAMPS = 2 ** 32;
/** Lag in ms above which media is useless in a conversation. */
const STALE_MS = 1000;
/** Lag in ms below which it is useful again. */
const FRESH_MS = 250;
/** Ms after which a lag that does not shrink is the line's latency; delayed media would catch up. */
const PATIENCE_MS = 300;
/** Tolerated clock drift between sender and server; a lag that grows no faster is ignored. */
const DRIFT = 0.001;

/** Age of a packet; `fresh-again` is returned once, for the first usable packet after stale ones. */
export type Age = 'fresh' | 'stale' | 'fresh-again';

/**
 * Detects media that arrives late because the network or a process stalled. Forwarding it would make
 * a browser play everything after it late too, with a frozen video and seconds of delay.
 */
export class StreamAge {
  readonly #ticksPerMs: number;
  #lastTimestamp = -1;
  #lastMs = 0;
  /** Stream time in ms since the first packet. */
  #mediaMs = 0;
  /** Offset in ms from stream time to our clock for packets without delay. */
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

  /** Returns by how many ms a packet is later than the fastest one. */
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
