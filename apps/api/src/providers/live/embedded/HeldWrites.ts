import type { Duplex } from 'node:stream';

/** Ms that what is said to all may wait for what comes after it. */
export const HOLD_MS = 250;

/** One socket that frames are written to. */
export interface HeldLine {
  readonly stream: Pick<Duplex, 'write' | 'cork' | 'uncork'>;
  /** The window in which it was last written to. */
  window: number;
}

/**
 * Writes what is said to a crowd in fewer, larger pieces. A write to each of thousands of sockets is
 * what a message costs, the system's part of it foremost; so the first of some messages goes at once
 * and those that follow within a quarter of a second go together.
 */
export class HeldWrites {
  readonly #isCrowded: () => boolean;
  #window = 1;
  #held = new Set<HeldLine>();
  #next: NodeJS.Timeout | undefined;

  /** @param isCrowded whether so many listen that it is worth a wait */
  constructor(isCrowded: () => boolean) {
    this.#isCrowded = isCrowded;
  }

  write(line: HeldLine, frame: Buffer): void {
    if (!this.#isCrowded()) {
      this.release(line);
      line.stream.write(frame);
      return;
    }
    if (line.window === this.#window && !this.#held.has(line)) {
      this.#held.add(line);
      line.stream.cork();
    }
    line.window = this.#window;
    line.stream.write(frame);
    this.#next ??= setTimeout(() => this.#pass(), HOLD_MS);
  }

  /** What is for one alone does not wait, and comes after what was said before. */
  release(line: HeldLine): void {
    if (this.#held.delete(line)) line.stream.uncork();
  }

  /** Waits for nothing more. */
  stop(): void {
    clearTimeout(this.#next);
    this.#next = undefined;
    this.#held.clear();
  }

  #pass(): void {
    this.#window += 1;
    this.#next = undefined;
    const held = this.#held;
    if (held.size === 0) return;
    this.#held = new Set();
    for (const line of held) {
      line.window = this.#window;
      line.stream.uncork();
    }
    this.#next = setTimeout(() => this.#pass(), HOLD_MS);
  }
}
