import type { ChatMessage } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';
import type { SessionCache } from '../room/SessionCache.ts';

/** Number of messages kept for a reload; the server has the older ones. */
const KEPT_MESSAGES = 200;
/** Minimum ms between two writes. */
const WRITE_EVERY_MS = 1000;

/** Returns the last `count` messages, oldest first. */
type Newest = (count: number) => readonly ChatMessage[];

interface Kept {
  readonly messages: readonly ChatMessage[];
  readonly unread: number;
}

/** A chat cached for the browser session (LCHT-15). */
export class ChatCache {
  readonly #cache: SessionCache;
  readonly #clock: Clock;
  readonly #name: string;
  #waiting: Cancel | undefined;
  #latest: { newest: Newest; unread: number } | undefined;

  /** @param of the meeting, or a longer key for a conversation in it */
  constructor(cache: SessionCache, clock: Clock, of: number | string) {
    this.#cache = cache;
    this.#clock = clock;
    this.#name = `live.chat.${of}`;
  }

  /** Returns nothing if nothing was kept or it cannot be read. */
  read(): Kept {
    const text = this.#cache.read(this.#name);
    if (text === undefined) return { messages: [], unread: 0 };
    try {
      return JSON.parse(text) as Kept;
    } catch {
      this.#cache.remove(this.#name);
      return { messages: [], unread: 0 };
    }
  }

  /** @param newest called at the time of writing, once for many new messages */
  write(newest: Newest, unread: number): void {
    this.#latest = { newest, unread };
    this.#waiting ??= this.#clock.schedule(WRITE_EVERY_MS, () => this.flush());
  }

  /** Writes pending changes now. */
  flush(): void {
    this.#waiting?.();
    this.#waiting = undefined;
    if (this.#latest) {
      const { newest, unread } = this.#latest;
      const kept: Kept = { messages: newest(KEPT_MESSAGES), unread };
      this.#cache.write(this.#name, JSON.stringify(kept));
    }
    this.#latest = undefined;
  }
}
