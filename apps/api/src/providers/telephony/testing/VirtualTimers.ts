import type { Cancel, Timers } from '../Timers.ts';

interface Waiting {
  readonly at: number;
  readonly act: () => void;
}

/** Time that stands still until a test lets it pass. */
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

  /** Lets so many ms pass; what comes due acts in its order, also what is set meanwhile. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#waiting.delete(next);
      this.#now = next.at;
      next.act();
    }
    this.#now = end;
  }

  /** How many acts wait: none is left over by what has ended. */
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
