import { inArray } from 'drizzle-orm';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { liveQuestions } from './tables.ts';

/** Batched votes: counts are published about once a second, regardless of how many people vote. */
export class VotePublisher {
  readonly #deps: Pick<Deps, 'db' | 'log'>;
  readonly #rooms: LiveRooms;
  /** Questions with new votes, and the channels of their sessions. */
  readonly #changed = new Map<number, string>();

  constructor(deps: Pick<Deps, 'db' | 'log'>, rooms: LiveRooms) {
    this.#deps = deps;
    this.#rooms = rooms;
    rooms.follow({ changed: () => undefined, passed: () => void this.#notify() });
  }

  note(questionId: number, channel: string): void {
    this.#changed.set(questionId, channel);
  }

  async #notify(): Promise<void> {
    if (this.#changed.size === 0) return;
    const changed = new Map(this.#changed);
    this.#changed.clear();
    try {
      const rows = await this.#deps.db
        .select({ id: liveQuestions.id, votes: liveQuestions.votes })
        .from(liveQuestions)
        .where(inArray(liveQuestions.id, Array.from(changed.keys())));
      for (const { id, votes } of rows) {
        this.#rooms.send(changed.get(id) ?? '', { type: 'question_votes', id, votes });
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'votes were not published');
    }
  }
}
