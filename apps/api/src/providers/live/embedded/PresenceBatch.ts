import type { Uid } from '@rostra/contract/live';

/** Changes of a channel published one by one within a tick; further ones wait for its end. */
const SINGLE_MAX = 8;

/** A change of a member's presence. */
export type PresenceChange = 'joined' | 'changed' | 'left' | 'timeout';

/**
 * Presence of one channel during a rush. Published one by one, five thousand joins within a minute
 * would be five thousand times five thousand frames; gathered, each member gets four a second.
 */
export class PresenceBatch {
  #notified = 0;
  #waiting = new Map<Uid, PresenceChange>();
  #newcomers = new Set<Uid>();

  /** Returns whether a change is published now; otherwise it waits behind those already waiting. */
  isSingle(uid: Uid, change: PresenceChange): boolean {
    if (this.#waiting.size === 0 && this.#notified < SINGLE_MAX) {
      this.#notified += 1;
      return true;
    }
    // A change right after a join still counts as a join.
    const stays = change === 'changed' && this.#waiting.get(uid) === 'joined';
    if (!stays) this.#waiting.set(uid, change);
    return false;
  }

  /** Whether changes are waiting: a new member gets the list of members with them. */
  get isGathering(): boolean {
    return this.#waiting.size > 0;
  }

  /** Sends a new member the list of members at the end of the tick. */
  welcome(uid: Uid): void {
    this.#newcomers.add(uid);
  }

  /** Ends a tick and returns the waiting changes and the new members. */
  take(): { waiting: ReadonlyMap<Uid, PresenceChange>; newcomers: ReadonlySet<Uid> } | undefined {
    const [waiting, newcomers] = [this.#waiting, this.#newcomers];
    // During a rush, nothing is published one by one.
    this.#notified = waiting.size > 0 ? SINGLE_MAX : 0;
    if (waiting.size === 0) return undefined;
    this.#waiting = new Map();
    this.#newcomers = new Set();
    return { waiting, newcomers };
  }
}
