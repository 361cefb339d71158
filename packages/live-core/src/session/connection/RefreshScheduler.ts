import type { Cancel, Clock } from '../../time/Clock.ts';

/** Ms by which each member online spreads the others' looking again, so that the server is not run over. */
const SPREAD_MS_PER_MEMBER = 3;
const SPREAD_MS_MIN = 200;
const SPREAD_MS_MAX = 30_000;
/** Ms after which a failed look is tried again. */
const RETRY_MS = 5000;

export interface RefreshDeps {
  readonly clock: Clock;
  /** Gives 0 up to 1. */
  readonly random: () => number;
  readonly look: () => Promise<void>;
  readonly online: () => number;
}

/** Looks at the server's lists again when told to: at once or soon, and never twice at a time. */
export class RefreshScheduler {
  readonly #deps: RefreshDeps;
  #waiting: Cancel | undefined;
  #isLooking = false;
  #mustLookAgain = false;
  #isStopped = false;

  constructor(deps: RefreshDeps) {
    this.#deps = deps;
  }

  /** @param isConcerned whether the change names this member, who looks at once */
  handleRefresh(isConcerned: boolean): void {
    if (this.#isStopped) return;
    if (isConcerned) {
      this.#waiting?.();
      void this.#look();
      return;
    }
    const { clock, random, online } = this.#deps;
    const spread = Math.min(
      SPREAD_MS_MAX,
      Math.max(SPREAD_MS_MIN, online() * SPREAD_MS_PER_MEMBER),
    );
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
