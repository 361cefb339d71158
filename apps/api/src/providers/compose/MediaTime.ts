/** Ms by which a stream's own time and the clock of the arrivals may differ. */
const APART_MS = 300;

/**
 * Computes the time at which a packet's content was spoken or seen. It follows the sender's own
 * counter, which network delays do not affect, and is corrected by arrival times, since senders
 * restart and their clocks drift.
 */
export class MediaTime {
  readonly #ticksPerMs: number;
  #from: { readonly timestamp: number; readonly ms: number } | undefined;

  /** @param rate ticks per second */
  constructor(rate: number) {
    this.#ticksPerMs = rate / 1000;
  }

  /** @returns ms since the start of the part */
  at(timestamp: number, arrivedMs: number): number {
    if (this.#from) {
      const ms = this.#from.ms + (timestamp - this.#from.timestamp) / this.#ticksPerMs;
      if (Math.abs(ms - arrivedMs) <= APART_MS) return ms;
    }
    this.#from = { timestamp, ms: arrivedMs };
    return arrivedMs;
  }
}
