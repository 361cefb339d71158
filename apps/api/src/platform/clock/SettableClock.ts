import type { Clock } from './Clock.ts';

/** A clock that stands still until it is moved: for tests and demo content. */
export class SettableClock implements Clock {
  #now: number;

  /** @param start the first instant that `now()` gives */
  constructor(start: Date | string) {
    this.#now = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Jumps to an instant, forwards or backwards. */
  set(instant: Date | string): void {
    this.#now = new Date(instant).getTime();
  }

  /** Moves forward by milliseconds (negative: back). */
  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
