import { REACTION_TICK_MS } from '@rostra/contract/live';
import type { Reaction } from '@rostra/contract/live';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';

/**
 * Sums of reactions, sent once per tick even if thousands clap. A tick runs only while reactions
 * arrive, and nothing is kept after it.
 */
export class ReactionTicks {
  readonly #rooms: Pick<LiveRooms, 'send'>;
  /** Reactions since the last tick, by channel. */
  readonly #shown = new Map<string, Partial<Record<Reaction, number>>>();

  constructor(rooms: Pick<LiveRooms, 'send'>) {
    this.#rooms = rooms;
  }

  note(channel: string, reaction: Reaction): void {
    const counts = this.#shown.get(channel);
    if (counts !== undefined) {
      counts[reaction] = (counts[reaction] ?? 0) + 1;
      return;
    }
    this.#shown.set(channel, { [reaction]: 1 });
    setTimeout(() => this.#notify(channel), REACTION_TICK_MS).unref();
  }

  #notify(channel: string): void {
    const counts = this.#shown.get(channel) ?? {};
    this.#shown.delete(channel);
    this.#rooms.send(channel, { type: 'reactions', counts });
  }
}
