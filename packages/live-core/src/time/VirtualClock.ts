import type { Cancel, Clock } from './Clock.ts';

interface Entry {
  readonly at: number;
  readonly act: () => void;
}

/**
 * Time that passes only through `advance`.
 * Actions run in order of time, simultaneous ones in the order of scheduling.
 * Promises settle between two actions, so awaiting code sees the same order as on a real clock.
 */
export class VirtualClock implements Clock {
  #now: number;
  #entries: Entry[] = [];

  /** @param start ms since the epoch at which the time starts */
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

  /** Number of pending actions, which shows leaked timers. */
  get waiting(): number {
    return this.#entries.length;
  }

  /** Lets `ms` pass and runs everything due within it. */
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

/** Turns in which settled promises run their continuations, however long the chain. */
const SETTLING_TURNS = 32;

async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING_TURNS; turn += 1) await Promise.resolve();
}
