import { LIVE_TICK_MS } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';

const SECOND_MS = 1000;

/**
 * Counts the seconds since the live session started, on the server's clock, once a second (LTIM-02 to
 * LTIM-04).
 */
export class LiveTimer {
  readonly #clock: Clock;
  readonly #changed: (seconds: number | null) => void;
  #diffMs = 0;
  #startTime: number | null = null;
  #endTime: number | null = null;
  #tick: Cancel | undefined;

  constructor(clock: Clock, changed: (seconds: number | null) => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  /** Milliseconds by which the server's clock is ahead of the local clock. */
  get diffMs(): number {
    return this.#diffMs;
  }

  /**
   * Sets the clock from a server answer, assumed to be given halfway through the round trip.
   *
   * @param serverTime UTC
   * @param askedAt ms on the local clock
   */
  handleServerTime(serverTime: string, askedAt: number): void {
    this.#diffMs = Math.round(Date.parse(serverTime) - (askedAt + this.#clock.now()) / 2);
  }

  /** Seconds since the epoch; null if it has not happened yet. */
  handleTimes(startTime: number | null, endTime: number | null): void {
    this.#startTime = startTime;
    this.#endTime = endTime;
    this.#run();
  }

  stop(): void {
    this.#tick?.();
    this.#tick = undefined;
  }

  #run(): void {
    this.stop();
    if (this.#startTime === null) {
      this.#changed(null);
      return;
    }
    const now = this.#clock.now() + this.#diffMs;
    const until = this.#endTime === null ? now : Math.min(now, this.#endTime * SECOND_MS);
    const passedMs = Math.max(0, until - this.#startTime * SECOND_MS);
    this.#changed(Math.floor(passedMs / SECOND_MS));
    if (this.#endTime !== null) return;
    // Ticks on the full second, so that all members see a change at the same time.
    this.#tick = this.#clock.schedule(LIVE_TICK_MS - (passedMs % LIVE_TICK_MS), () => this.#run());
  }
}
