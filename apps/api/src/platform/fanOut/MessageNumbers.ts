/** Missing numbers that are remembered; older ones can no longer arrive late. */
const MAX_MISSING = 10_000;
/** Numbers below the first one that may still arrive: more than transactions commit at once. */
const BEFORE_FIRST = 500;

/** The meaning of the number of a message. */
export interface Taken {
  /** False for a repeated message. */
  readonly isNew: boolean;
  /** The numbers before it that have not arrived, the newest of them. */
  readonly missing: readonly number[];
}

const REPEATED: Taken = { isNew: false, missing: [] };
const NEXT: Taken = { isNew: true, missing: [] };

/**
 * Watches the numbers of the messages that arrive. Repeated numbers are refused. A number that was
 * missing is accepted late: transactions may commit in another order than they took their numbers.
 */
export class MessageNumbers {
  #highest: number | undefined;
  readonly #missing = new Set<number>();

  /** Takes the number of a message that arrived. None is missing before the first one. */
  take(seq: number): Taken {
    const highest = this.#highest;
    if (highest !== undefined && seq <= highest) {
      return this.#missing.delete(seq) ? NEXT : REPEATED;
    }
    this.#highest = seq;
    if (highest === undefined) {
      this.#expect(seq - BEFORE_FIRST, seq);
      return NEXT;
    }
    return { isNew: true, missing: this.#expect(highest + 1, seq) };
  }

  /** Remembers the numbers from `from` to below `until` as missing, the newest of them. */
  #expect(from: number, until: number): number[] {
    const missing: number[] = [];
    for (let seq = Math.max(from, until - MAX_MISSING); seq < until; seq += 1) missing.push(seq);
    for (const seq of missing) this.#missing.add(seq);
    for (const oldest of this.#missing) {
      if (this.#missing.size <= MAX_MISSING) break;
      this.#missing.delete(oldest);
    }
    return missing;
  }

  /** Returns whether any of these numbers has still not arrived. */
  lacks(numbers: readonly number[]): boolean {
    return numbers.some((seq) => this.#missing.has(seq));
  }

  /** Forgets all numbers, for a new connection. */
  reset(): void {
    this.#highest = undefined;
    this.#missing.clear();
  }
}
