import type { ChatMessage } from '@rostra/contract/live';
import type { Cancel, Clock } from '../../time/Clock.ts';
import type { SessionCache } from '../SessionCache.ts';

/** Messages kept for a reload; older ones the server has. */
const KEPT_MESSAGES = 200;
/** Ms between two writings at most. */
const WRITE_EVERY_MS = 1000;

/** The last so many messages, oldest first. */
type Newest = (count: number) => readonly ChatMessage[];

interface Kept {
  readonly messages: readonly ChatMessage[];
  readonly unread: number;
}

/** A chat for the browser's session (LCHT-15). */
export class ChatCache {
  readonly #cache: SessionCache;
  readonly #clock: Clock;
  readonly #name: string;
  #waiting: Cancel | undefined;
  #latest: { newest: Newest; unread: number } | undefined;

  /** @param of the meeting; of a conversation in it more than that */
  constructor(cache: SessionCache, clock: Clock, of: number | string) {
    this.#cache = cache;
    this.#clock = clock;
    this.#name = `live.chat.${of}`;
  }

  /** Nothing when nothing was kept or it cannot be read. */
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

  /** @param newest asked for when they are written, once for many that have come */
  write(newest: Newest, unread: number): void {
    this.#latest = { newest, unread };
    this.#waiting ??= this.#clock.schedule(WRITE_EVERY_MS, () => this.flush());
  }

  /** Writes now what waits. */
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
