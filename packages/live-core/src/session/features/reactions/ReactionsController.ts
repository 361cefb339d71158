import { REACTIONS_MAX, REACTIONS_WINDOW_MS } from '@rostra/contract/live';
import type { Reaction, ReactionCounts } from '@rostra/contract/live';
import type { Off } from '../../../events/Emitter.ts';
import { FrameStore } from '../../../store/FrameStore.ts';
import type { Cancel } from '../../../time/Clock.ts';
import type { RoomHandle } from '../../room/RoomHandle.ts';
import type { Source } from '../../Source.ts';
import type { ReactionsApi } from './ReactionsApi.ts';
import { NO_REACTIONS } from './ReactionsState.ts';
import type { ReactionsState } from './ReactionsState.ts';

/** Ms for which a burst stays above the stage. */
export const BURST_STAYS_MS = 4000;

/**
 * Reactions of members. They are momentary: they disappear by themselves and are not loaded after a
 * reconnect.
 */
export class ReactionsController {
  readonly #port: RoomHandle;
  readonly #api: ReactionsApi;
  readonly #store: FrameStore<ReactionsState>;
  readonly #ends = new Set<Cancel>();
  #off: Off | null = null;
  #lastId = 0;
  /** Own reactions that still count against the limit. */
  #counted = 0;

  constructor(port: RoomHandle, api: ReactionsApi) {
    this.#port = port;
    this.#api = api;
    this.#store = new FrameStore(NO_REACTIONS, port.requestFrame);
  }

  get state(): Source<ReactionsState> {
    return this.#store;
  }

  /** Starts following events. A second call does nothing. */
  start(): void {
    this.#off ??= this.#port.serverEvents.on('event', (event) => {
      if (event.type === 'reactions') this.#burst(event.counts);
    });
  }

  stop(): void {
    this.#off?.();
    this.#off = null;
    for (const cancel of this.#ends) cancel();
    this.#ends.clear();
    this.#counted = 0;
    this.#store.change(() => NO_REACTIONS);
  }

  /**
   * Sends a reaction; sends nothing while the user is at the limit. @throws LiveError as the server refuses
   */
  async show(reaction: Reaction): Promise<void> {
    if (this.#counted >= REACTIONS_MAX) return;
    this.#counted += 1;
    this.#rest();
    // A pending call counts as long as an arrived one; the server's window starts no earlier.
    this.#after(REACTIONS_WINDOW_MS, () => {
      this.#counted -= 1;
      this.#rest();
    });
    await this.#api.postReaction(reaction);
  }

  #rest(): void {
    const isResting = this.#counted >= REACTIONS_MAX;
    this.#store.change((state) =>
      state.isResting === isResting ? state : { ...state, isResting },
    );
  }

  #burst(counts: ReactionCounts): void {
    this.#lastId += 1;
    const burst = { id: this.#lastId, counts };
    this.#store.change((state) => ({ ...state, bursts: [...state.bursts, burst] }));
    this.#after(BURST_STAYS_MS, () => {
      this.#store.change((state) => ({
        ...state,
        bursts: state.bursts.filter(({ id }) => id !== burst.id),
      }));
    });
  }

  #after(delayMs: number, act: () => void): void {
    const cancel = this.#port.clock.schedule(delayMs, () => {
      this.#ends.delete(cancel);
      act();
    });
    this.#ends.add(cancel);
  }
}
