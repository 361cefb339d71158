/** What a short memory may hold. */
export interface ShortMemoryLimits<Value> {
  /** How long a value is given again, in ms. */
  readonly maxAgeMs: number;
  readonly maxEntries: number;
  /** All values of the process together, in characters. */
  readonly maxCharacters: number;
  readonly charactersOf: (value: Value) => number;
  /** Values that may not be given to another request. Absent: all may. */
  readonly mayKeep?: (value: Value) => boolean;
}

/**
 * Keeps what was made for one visitor for the next one, for seconds. What is being made is shared,
 * so that a rush costs one. The oldest values leave first.
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
   * Gives the value kept under a key, or makes it.
   *
   * @param nowMs the present instant; time running backwards counts as age too
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
