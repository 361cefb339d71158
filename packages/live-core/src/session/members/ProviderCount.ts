import { PROVIDER_PRESENCE_ABOVE } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';

/** Ms between two counts of a large room; ours. */
const COUNT_MS = 5000;

export interface ProviderCountDeps {
  readonly clock: Clock;
  /** Members online as they were told of; null for who may not know how many there are. */
  readonly online: () => number | null;
  /** Asks the messaging provider; staff not counted. */
  readonly ask: () => Promise<number>;
  /** Gets what was counted; null: what is told of each one counts again. */
  readonly counted: (count: number | null) => void;
}

/**
 * Above 500 members the messaging provider is asked how many are online (LMEM-40): of so many, coming
 * and going is told late or gathered.
 */
export class ProviderCount {
  readonly #deps: ProviderCountDeps;
  #next: Cancel | undefined;

  constructor(deps: ProviderCountDeps) {
    this.#deps = deps;
  }

  start(): void {
    this.stop();
    this.#next = this.#deps.clock.schedule(COUNT_MS, () => void this.#count());
  }

  stop(): void {
    this.#next?.();
    this.#next = undefined;
  }

  async #count(): Promise<void> {
    const next = this.#next;
    const { online, ask, counted } = this.#deps;
    const isLarge = (online() ?? 0) > PROVIDER_PRESENCE_ABOVE;
    const count = isLarge ? await ask().catch(() => null) : null;
    // Stopped, or begun anew, meanwhile.
    if (this.#next !== next) return;
    counted(count);
    this.start();
  }
}
