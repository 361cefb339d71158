import type { Cancel, Timers } from '../Timers.ts';

interface Waiting {
  readonly at: number;
  readonly act: () => void;
}

/** Time that moves only when a test advances it. */
export class VirtualTimers implements Timers {
  #now = 0;
  readonly #waiting = new Set<Waiting>();

  now(): number {
    return this.#now;
  }

  after(delayMs: number, act: () => void): Cancel {
    const waiting = { at: this.#now + delayMs, act };
    this.#waiting.add(waiting);
    return () => void this.#waiting.delete(waiting);
  }

  /** Advances time; due timers fire in order, including those set meanwhile. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#waiting.delete(next);
      this.#now = next.at;
      next.act();
    }
    this.#now = end;
  }

  /** Number of pending timers: ended parts leave none. */
  get count(): number {
    return this.#waiting.size;
  }

  #next(end: number): Waiting | undefined {
    let first: Waiting | undefined;
    for (const waiting of this.#waiting) {
      if (waiting.at <= end && (!first || waiting.at < first.at)) first = waiting;
    }
    return first;
  }
}
