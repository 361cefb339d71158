import type { PageAnswer } from '@rostra/contract';

/** How long a visitor's page is given again: new content shows within this time. */
const MAX_AGE_MS = 15_000;
const MAX_PAGES = 500;
/** Pages of one process together, in characters. */
const MAX_CHARACTERS = 32 * 1024 * 1024;

interface Entry {
  answer: PageAnswer;
  storedAt: number;
}

/** Pages of visitors by address and look. Renders in flight are shared, so a rush costs one. */
export class PageCache {
  readonly #pages = new Map<string, Entry>();
  readonly #rendering = new Map<string, Promise<PageAnswer>>();
  #characters = 0;

  /**
   * Gives the kept page, or renders it and keeps it when it may be kept.
   *
   * @param key address and look
   * @param nowMs the present instant
   */
  async get(key: string, nowMs: number, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const kept = this.#pages.get(key);
    if (kept !== undefined && Math.abs(nowMs - kept.storedAt) < MAX_AGE_MS) return kept.answer;
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const rendering = render();
    this.#rendering.set(key, rendering);
    try {
      const answer = await rendering;
      this.#drop(key);
      if (answer.isCacheable && answer.cookies.length === 0) this.#keep(key, answer, nowMs);
      return answer;
    } finally {
      this.#rendering.delete(key);
    }
  }

  #keep(key: string, answer: PageAnswer, storedAt: number): void {
    this.#pages.set(key, { answer, storedAt });
    this.#characters += answer.html.length;
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= MAX_PAGES && this.#characters <= MAX_CHARACTERS) return;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    const kept = this.#pages.get(key);
    if (kept === undefined) return;
    this.#characters -= kept.answer.html.length;
    this.#pages.delete(key);
  }
}
