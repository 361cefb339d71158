import type { Uid } from '@rostra/contract/live';

/** Changes of a channel that are told one by one within a tick; what comes above waits for its end. */
const SINGLE_MAX = 8;

/** What became of a member's presence. */
export type PresenceChange = 'joined' | 'changed' | 'left' | 'timeout';

/**
 * Presence of one channel when many come at once. Told one by one, five thousand who join within a
 * minute would be five thousand times five thousand frames; gathered, they are four a second to each.
 */
export class PresenceBatch {
  #told = 0;
  #waiting = new Map<Uid, PresenceChange>();
  #newcomers = new Set<Uid>();

  /** Whether a change is to be told now; otherwise it waits, after those that wait already. */
  isSingle(uid: Uid, change: PresenceChange): boolean {
    if (this.#waiting.size === 0 && this.#told < SINGLE_MAX) {
      this.#told += 1;
      return true;
    }
    // Who has joined and says something of himself has joined.
    const stays = change === 'changed' && this.#waiting.get(uid) === 'joined';
    if (!stays) this.#waiting.set(uid, change);
    return false;
  }

  /** Whether changes wait now: a newcomer hears who is there when they are told. */
  get isGathering(): boolean {
    return this.#waiting.size > 0;
  }

  /** Tells a newcomer who is there at the end of the tick. */
  welcome(uid: Uid): void {
    this.#newcomers.add(uid);
  }

  /** Ends a tick: what has waited, and who is to hear who is there. */
  take(): { waiting: ReadonlyMap<Uid, PresenceChange>; newcomers: ReadonlySet<Uid> } | undefined {
    const [waiting, newcomers] = [this.#waiting, this.#newcomers];
    // While many come, nothing is told one by one.
    this.#told = waiting.size > 0 ? SINGLE_MAX : 0;
    if (waiting.size === 0) return undefined;
    this.#waiting = new Map();
    this.#newcomers = new Set();
    return { waiting, newcomers };
  }
}
