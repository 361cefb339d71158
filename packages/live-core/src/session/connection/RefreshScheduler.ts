import { REFRESH_SPREAD_MS, REFRESH_SPREAD_MS_PER_MEMBER } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';

/** Used while the number of members is unknown and the server has not sent a spread. */
const SPREAD_MS_UNKNOWN = 3000;
/** Ms until a failed refresh is retried. */
const RETRY_MS = 5000;

/** Clock, chance and reads of the regular refresh. */
export interface RefreshDeps {
  readonly clock: Clock;
  /** Returns a number from 0 up to 1. */
  readonly random: () => number;
  readonly look: () => Promise<void>;
  /** The number of members; null without the right to know it. */
  readonly online: () => number | null;
}

/** Reloads the server's lists on request, at once or soon, and never twice at the same time. */
export class RefreshScheduler {
  readonly #deps: RefreshDeps;
  #waiting: Cancel | undefined;
  #isLooking = false;
  #mustLookAgain = false;
  #isStopped = false;
  /** The last value from the server. */
  #spreadMs = SPREAD_MS_UNKNOWN;

  constructor(deps: RefreshDeps) {
    this.#deps = deps;
  }

  /**
   * @param isConcerned whether the change names this member, who reloads at once
   * @param spreadMs ms over which the other members spread their reloads
   */
  handleRefresh(isConcerned: boolean, spreadMs = this.#spreadMs): void {
    this.#spreadMs = spreadMs;
    if (this.#isStopped) return;
    if (isConcerned) {
      this.#waiting?.();
      void this.#look();
      return;
    }
    const { clock, random, online } = this.#deps;
    const known = online();
    const requested = known === null ? spreadMs : known * REFRESH_SPREAD_MS_PER_MEMBER;
    const { min, max } = REFRESH_SPREAD_MS;
    const spread = Math.min(max, Math.max(min, requested));
    this.#waiting ??= clock.schedule(Math.round(spread * random()), () => void this.#look());
  }

  start(): void {
    this.#isStopped = false;
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting?.();
    this.#waiting = undefined;
    this.#mustLookAgain = false;
  }

  async #look(): Promise<void> {
    this.#waiting = undefined;
    if (this.#isLooking) {
      this.#mustLookAgain = true;
      return;
    }
    this.#isLooking = true;
    try {
      await this.#deps.look();
    } catch {
      if (!this.#isStopped) {
        this.#waiting ??= this.#deps.clock.schedule(RETRY_MS, () => void this.#look());
      }
    } finally {
      this.#isLooking = false;
    }
    if (!this.#mustLookAgain || this.#isStopped) return;
    this.#mustLookAgain = false;
    await this.#look();
  }
}
