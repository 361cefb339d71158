import { REACTION_TICK_MS } from '@rostra/contract/live';
import type { Reaction } from '@rostra/contract/live';
import type { ReactionsApi } from '../../../session/features/reactions/ReactionsApi.ts';
import type { Clock } from '../../../time/Clock.ts';
import type { FakeLive } from './FakeLive.ts';
import { refuse } from './refuse.ts';

/** Reactions of a live session's members, summed in memory as the server does. */
export class FakeReactions {
  readonly #live: FakeLive;
  readonly #clock: Clock;
  #counts: Partial<Record<Reaction, number>> | null = null;

  constructor(live: FakeLive, clock: Clock) {
    this.#live = live;
    this.#clock = clock;
  }

  /** Returns the calls of one member. */
  apiOf(userId: number): ReactionsApi {
    return {
      postReaction: async (reaction) => {
        if (this.#live.member(userId).removed) refuse('liveRemoved');
        this.note(reaction);
      },
    };
  }

  /** Adds reactions of a member. */
  note(reaction: Reaction, times = 1): void {
    if (this.#counts === null) {
      this.#counts = {};
      this.#clock.schedule(REACTION_TICK_MS, () => {
        const counts = this.#counts ?? {};
        this.#counts = null;
        this.#live.announce({ type: 'reactions', counts });
      });
    }
    this.#counts[reaction] = (this.#counts[reaction] ?? 0) + times;
  }
}
