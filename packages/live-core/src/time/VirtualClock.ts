import type { Cancel, Clock } from './Clock.ts';

interface Entry {
  readonly at: number;
  readonly act: () => void;
}

/**
 * Time that stands still until it is told to pass. Acts run in the order of their time, those of
 * the same time in the order they were scheduled; promises settle between two acts, so code that
 * awaits sees the same order as on a real clock.
 */
export class VirtualClock implements Clock {
  #now: number;
  #entries: Entry[] = [];

  /** @param start ms since the epoch at which the time begins */
  constructor(start = 0) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  schedule(delayMs: number, act: () => void): Cancel {
    const entry = { at: this.#now + Math.max(0, delayMs), act };
    const later = this.#entries.findIndex(({ at }) => at > entry.at);
    this.#entries.splice(later < 0 ? this.#entries.length : later, 0, entry);
    return () => {
      this.#entries = this.#entries.filter((other) => other !== entry);
    };
  }

  /** How many acts wait; a leak of timers shows here. */
  get waiting(): number {
    return this.#entries.length;
  }

  /** Lets `ms` pass, with everything that falls due in it. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.#entries[0]; next && next.at <= end; next = this.#entries[0]) {
      this.#entries.shift();
      this.#now = next.at;
      next.act();
      await settle();
    }
    this.#now = end;
  }
}

/** Lets the promises that are settled already run their followers, however long the chain. */
const SETTLING_TURNS = 32;

async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING_TURNS; turn += 1) await Promise.resolve();
}
