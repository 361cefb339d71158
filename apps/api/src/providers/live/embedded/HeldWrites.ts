import type { Duplex } from 'node:stream';

/** Ms that a message to all may wait for the next ones. */
export const HOLD_MS = 250;

/** One socket that frames are written to. */
export interface HeldConnection {
  readonly stream: Pick<Duplex, 'write' | 'cork' | 'uncork'>;
  /** The window of its last write. */
  window: number;
}

/**
 * Writes messages to a crowd in fewer, larger pieces. A write to each of thousands of sockets is a
 * message's main cost, most of it in the system. So the first message of a series is sent at once,
 * and those within the next quarter of a second are sent together.
 */
export class HeldWrites {
  readonly #isCrowded: () => boolean;
  #window = 1;
  #held = new Set<HeldConnection>();
  #next: NodeJS.Timeout | undefined;

  /** @param isCrowded whether the number of receivers makes waiting worthwhile */
  constructor(isCrowded: () => boolean) {
    this.#isCrowded = isCrowded;
  }

  write(connection: HeldConnection, frame: Buffer): void {
    if (!this.#isCrowded()) {
      this.release(connection);
      connection.stream.write(frame);
      return;
    }
    if (connection.window === this.#window && !this.#held.has(connection)) {
      this.#held.add(connection);
      connection.stream.cork();
    }
    connection.window = this.#window;
    connection.stream.write(frame);
    this.#next ??= setTimeout(() => this.#pass(), HOLD_MS);
  }

  /** Sends data for one member at once, after the waiting messages. */
  release(connection: HeldConnection): void {
    if (this.#held.delete(connection)) connection.stream.uncork();
  }

  /** Stops waiting for further messages. */
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
    for (const connection of held) {
      connection.window = this.#window;
      connection.stream.uncork();
    }
    this.#next = setTimeout(() => this.#pass(), HOLD_MS);
  }
}
