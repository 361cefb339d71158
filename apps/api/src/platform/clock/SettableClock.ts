import type { Clock } from './Clock.ts';

/** A clock that stands still until it is moved: for tests, demo content and what was so at one moment. */
export class SettableClock implements Clock {
  #now: number;
  #elapsedMs = 0;

  /** @param start the first instant that `now()` gives */
  constructor(start: Date | string) {
    this.#now = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  elapsedMs(): number {
    return this.#elapsedMs;
  }

  /** Jumps to an instant, forwards or backwards, as a machine's clock is set: no time goes by. */
  set(instant: Date | string): void {
    this.#now = new Date(instant).getTime();
  }

  /** Lets milliseconds go by (negative: the clock is put back). */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
    this.#elapsedMs += Math.max(0, milliseconds);
  }
}
