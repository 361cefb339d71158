import { SERVER_ATTRIBUTES } from '@rostra/contract/live';
import type { Attributes, ChannelEvents, ChannelMember, Uid } from '@rostra/contract/live';
import type { PresenceEvent } from './AgoraSdk.ts';
import { toUid } from './agoraUid.ts';

type RosterChange = {
  [Name in 'roster' | 'memberJoined' | 'memberLeft' | 'memberAttributes']: {
    readonly name: Name;
    readonly payload: ChannelEvents[Name];
  };
}[keyof Pick<ChannelEvents, 'roster' | 'memberJoined' | 'memberLeft' | 'memberAttributes'>];

const SERVERS: ReadonlySet<string> = new Set(SERVER_ATTRIBUTES);

/**
 * Returns the attributes a member may write about themselves.
 * On Agora only members write presence, so server-only attributes come from the server's lists (decisions,
 * "Authority").
 */
export const ownWords = (states: Attributes): Attributes =>
  Object.fromEntries(Object.entries(states).filter(([name]) => !SERVERS.has(name)));

/** Members of one channel by Agora's presence: snapshots, single events and batches (agora.md 2.6). */
export class PresenceRoster {
  readonly #channel: string;
  readonly #me: Uid;
  readonly #members = new Map<Uid, Attributes>();

  constructor(channel: string, me: Uid) {
    this.#channel = channel;
    this.#me = me;
  }

  /** @returns the changes of this event, as port events */
  take(event: PresenceEvent): readonly RosterChange[] {
    switch (event.eventType) {
      case 'SNAPSHOT':
        return [this.#replace(event)];
      case 'INTERVAL':
        return this.#batch(event);
      case 'REMOTE_JOIN':
        return this.#join(event.publisher);
      case 'REMOTE_LEAVE':
        return this.#leave(event.publisher, 'left');
      case 'REMOTE_TIMEOUT':
        return this.#leave(event.publisher, 'timeout');
      case 'REMOTE_STATE_CHANGED':
        return this.#change(event.publisher, event.stateChanged);
      case 'NONE':
      case 'ERROR_OUT_OF_SERVICE':
        return [];
    }
  }

  /** Replaces the list. A snapshot comes at the start and whenever the SDK lost track. */
  #replace({ snapshot }: PresenceEvent): RosterChange {
    this.#members.clear();
    this.#members.set(this.#me, {});
    for (const { userId, states } of snapshot ?? []) {
      const uid = toUid(userId);
      if (uid !== undefined) this.#members.set(uid, ownWords(states));
    }
    const members: ChannelMember[] = Array.from(this.#members, ([uid, attributes]) => ({
      uid,
      attributes,
    }));
    return { name: 'roster', payload: { channel: this.#channel, members } };
  }

  #batch({ interval }: PresenceEvent): readonly RosterChange[] {
    if (!interval) return [];
    const gone = new Set([...interval.leave.users, ...interval.timeout.users]);
    // A member in both lists is unchanged if known, and otherwise joined and left within the interval.
    const isPassing = (userId: string): boolean =>
      gone.has(userId) && !this.#members.has(toUid(userId) ?? this.#me);
    const coming = interval.join.users.filter((userId) => !isPassing(userId));
    return [
      ...interval.leave.users.flatMap((userId) => this.#leave(userId, 'left')),
      ...interval.timeout.users.flatMap((userId) => this.#leave(userId, 'timeout')),
      ...coming.flatMap((userId) => this.#join(userId)),
      ...interval.userStateList.flatMap(({ userId, states }) => this.#change(userId, states)),
    ];
  }

  #join(userId: string): readonly RosterChange[] {
    const uid = toUid(userId);
    if (uid === undefined || uid === this.#me || this.#members.has(uid)) return [];
    this.#members.set(uid, {});
    return [{ name: 'memberJoined', payload: { channel: this.#channel, uid, attributes: {} } }];
  }

  #leave(userId: string, reason: 'left' | 'timeout'): readonly RosterChange[] {
    const uid = toUid(userId);
    if (uid === undefined || uid === this.#me || !this.#members.delete(uid)) return [];
    return [{ name: 'memberLeft', payload: { channel: this.#channel, uid, reason } }];
  }

  /** Applies a full set of attributes; an unknown member has joined with it. */
  #change(userId: string, states: Attributes): readonly RosterChange[] {
    const uid = toUid(userId);
    if (uid === undefined) return [];
    const attributes = ownWords(states);
    const isNew = !this.#members.has(uid) && uid !== this.#me;
    this.#members.set(uid, attributes);
    const payload = { channel: this.#channel, uid, attributes };
    return [isNew ? { name: 'memberJoined', payload } : { name: 'memberAttributes', payload }];
  }
}
