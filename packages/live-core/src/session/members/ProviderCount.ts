import { PROVIDER_PRESENCE_ABOVE } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';

/** Ms between two counts of a large room; our own value. */
const COUNT_MS = 5000;

/** Clock, sources and callback of the member count. */
export interface ProviderCountDeps {
  readonly clock: Clock;
  /** Number of members online according to presence; null without the right to know it. */
  readonly online: () => number | null;
  /** Requests the provider's count, without staff. */
  readonly ask: () => Promise<number>;
  /** Called with the provider's count; null returns to counting presence. */
  readonly counted: (count: number | null) => void;
}

/**
 * Requests the online count from the messaging provider above 500 members (LMEM-40).
 * In rooms of that size, presence arrives late or in batches.
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
    // Stopped or restarted meanwhile.
    if (this.#next !== next) return;
    counted(count);
    this.start();
  }
}
