/** Limits of a short memory. */
export interface ShortMemoryLimits<Value> {
  /** Ms for which a value is reused. */
  readonly maxAgeMs: number;
  readonly maxEntries: number;
  /** Total size of all values of the process, in characters. */
  readonly maxCharacters: number;
  readonly charactersOf: (value: Value) => number;
  /** Whether a value may be reused for another request. Absent: every value. */
  readonly mayKeep?: (value: Value) => boolean;
}

/**
 * Keeps values made for one visitor for the next ones, for seconds. Concurrent requests share one
 * computation. The oldest values are dropped first.
 */
export class ShortMemory<Value> {
  readonly #limits: ShortMemoryLimits<Value>;
  readonly #kept = new Map<string, { value: Value; keptAt: number }>();
  readonly #making = new Map<string, Promise<Value>>();
  #characters = 0;

  constructor(limits: ShortMemoryLimits<Value>) {
    this.#limits = limits;
  }

  /**
   * Returns the value kept under a key, or makes it.
   *
   * @param nowMs the current instant; time running backwards counts as age too
   */
  async get(key: string, nowMs: number, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    if (kept !== undefined && Math.abs(nowMs - kept.keptAt) < this.#limits.maxAgeMs) {
      return kept.value;
    }
    const running = this.#making.get(key);
    if (running !== undefined) return running;
    const making = make();
    this.#making.set(key, making);
    try {
      const value = await making;
      this.#drop(key);
      if (this.#limits.mayKeep?.(value) ?? true) this.#keep(key, value, nowMs);
      return value;
    } finally {
      this.#making.delete(key);
    }
  }

  #keep(key: string, value: Value, keptAt: number): void {
    const { maxEntries, maxCharacters, charactersOf } = this.#limits;
    this.#kept.set(key, { value, keptAt });
    this.#characters += charactersOf(value);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= maxEntries && this.#characters <= maxCharacters) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const kept = this.#kept.get(key);
    if (kept === undefined) return;
    this.#characters -= this.#limits.charactersOf(kept.value);
    this.#kept.delete(key);
  }
}
