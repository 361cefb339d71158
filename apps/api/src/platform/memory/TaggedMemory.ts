/** Limits of a memory. */
export interface MemoryLimits<Value> {
  /** Ms for which a value is reused, asked at each use. */
  readonly maxAgeMs: () => number;
  readonly maxEntries: number;
  /** Total size of all values of the process, in characters. */
  readonly maxCharacters: number;
  readonly charactersOf: (value: Value) => number;
  /** Returns true if a value may be reused for another request. Absent: every value. */
  readonly mayKeep?: (value: Value) => boolean;
}

/** The marks that the maker of a value sets on it. */
export interface Making {
  /**
   * Names what the value depends on. Call it before reading: a value whose tag is dropped while it
   * is made is not kept.
   */
  readonly tag: (tag: string) => void;
  /** Limits the time for which the value is reused, in ms. */
  readonly limitAge: (maxAgeMs: number) => void;
}

interface Entry<Value> {
  readonly key: string;
  readonly tags: Set<string>;
  /** Running until `kept` is set. */
  making: Promise<Value> | undefined;
  kept: { value: Value; atMs: number; characters: number } | undefined;
  maxAgeMs: number;
}

/**
 * Keeps values made for one visitor for the next ones, until something they depend on changes or
 * they are too old. Concurrent requests share one computation. The oldest values are dropped first.
 */
export class TaggedMemory<Value> {
  readonly #limits: MemoryLimits<Value>;
  /** Values kept and values being made, in the order of their making. */
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #byTag = new Map<string, Set<Entry<Value>>>();
  #characters = 0;

  constructor(limits: MemoryLimits<Value>) {
    this.#limits = limits;
  }

  /**
   * Returns the value kept under a key, or makes it.
   *
   * @param nowMs the current instant; time running backwards counts as age too
   */
  async get(key: string, nowMs: number, make: (making: Making) => Promise<Value>): Promise<Value> {
    const known = this.#entries.get(key);
    if (known?.kept !== undefined) {
      const maxAgeMs = Math.min(known.maxAgeMs, this.#limits.maxAgeMs());
      if (Math.abs(nowMs - known.kept.atMs) < maxAgeMs) return known.kept.value;
    } else if (known?.making !== undefined) return known.making;
    if (known !== undefined) this.#remove(known);
    const entry: Entry<Value> = {
      key,
      tags: new Set(),
      making: undefined,
      kept: undefined,
      maxAgeMs: Number.POSITIVE_INFINITY,
    };
    this.#entries.set(key, entry);
    try {
      entry.making = make({
        tag: (tag) => this.#tag(entry, tag),
        limitAge: (maxAgeMs) => (entry.maxAgeMs = Math.min(entry.maxAgeMs, maxAgeMs)),
      });
      const value = await entry.making;
      this.#keep(entry, value, nowMs);
      return value;
    } catch (error) {
      this.#remove(entry);
      throw error;
    }
  }

  /** Drops the values with a tag. One that is being made is handed to its waiting requests only. */
  drop(tag: string): void {
    for (const entry of this.#byTag.get(tag) ?? []) this.#remove(entry);
  }

  /** Limits the rest of the life of values with a tag, in ms from an instant. */
  fade(tag: string, nowMs: number, restMs: number): void {
    for (const entry of this.#byTag.get(tag) ?? []) {
      const age = entry.kept === undefined ? 0 : Math.abs(nowMs - entry.kept.atMs);
      entry.maxAgeMs = Math.min(entry.maxAgeMs, age + restMs);
    }
  }

  /** Drops everything. */
  clear(): void {
    for (const entry of this.#entries.values()) this.#remove(entry);
  }

  #tag(entry: Entry<Value>, tag: string): void {
    if (this.#entries.get(entry.key) !== entry) return;
    entry.tags.add(tag);
    const tagged = this.#byTag.get(tag) ?? new Set();
    this.#byTag.set(tag, tagged.add(entry));
  }

  #keep(entry: Entry<Value>, value: Value, atMs: number): void {
    // It was dropped while it was made.
    if (this.#entries.get(entry.key) !== entry) return;
    const { maxEntries, maxCharacters, charactersOf, mayKeep } = this.#limits;
    if (mayKeep?.(value) === false) {
      this.#remove(entry);
      return;
    }
    const characters = charactersOf(value);
    entry.kept = { value, atMs, characters };
    this.#characters += characters;
    for (const oldest of this.#entries.values()) {
      if (this.#entries.size <= maxEntries && this.#characters <= maxCharacters) return;
      if (oldest.kept !== undefined) this.#remove(oldest);
    }
  }

  #remove(entry: Entry<Value>): void {
    if (this.#entries.get(entry.key) !== entry) return;
    this.#entries.delete(entry.key);
    this.#characters -= entry.kept?.characters ?? 0;
    for (const tag of entry.tags) {
      const tagged = this.#byTag.get(tag);
      tagged?.delete(entry);
      if (tagged?.size === 0) this.#byTag.delete(tag);
    }
  }
}
