/** Ms by which a stream's own time and the clock of the arrivals may differ. */
const APART_MS = 300;

/**
 * When what a packet carries was said or seen: by the sender's own counter, which knows no delays of
 * the way, held to the arrivals, since senders begin anew and their clocks run differently.
 */
export class MediaTime {
  readonly #ticksPerMs: number;
  #from: { readonly timestamp: number; readonly ms: number } | undefined;

  /** @param rate ticks a second */
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
