import type { Clock } from './Clock.ts';

/**
 * A clock that stays at one instant until it is moved: for tests, demo content and past moments.
 */
export class SettableClock implements Clock {
  #now: number;
  #elapsedMs = 0;

  /** @param start the first instant that `now()` returns */
  constructor(start: Date | string) {
    this.#now = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  elapsedMs(): number {
    return this.#elapsedMs;
  }

  /**
   * Jumps to an instant, forwards or backwards, as when a machine's clock is set: no time passes.
   */
  set(instant: Date | string): void {
    this.#now = new Date(instant).getTime();
  }

  /** Lets milliseconds pass (negative: the clock is set back). */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
    this.#elapsedMs += Math.max(0, milliseconds);
  }
}
