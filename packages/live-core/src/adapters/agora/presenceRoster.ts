import { SERVER_ATTRIBUTES } from '@rostra/contract/live';
import type { Attributes, ChannelEvents, ChannelMember, Uid } from '@rostra/contract/live';
import type { PresenceEvent } from './AgoraSdk.ts';
import { toUid } from './agoraUid.ts';

type News = {
  [Name in 'roster' | 'memberJoined' | 'memberLeft' | 'memberAttributes']: {
    readonly name: Name;
    readonly payload: ChannelEvents[Name];
  };
}[keyof Pick<ChannelEvents, 'roster' | 'memberJoined' | 'memberLeft' | 'memberAttributes'>];

const SERVERS: ReadonlySet<string> = new Set(SERVER_ATTRIBUTES);

/**
 * What a member says of himself. On Agora he alone writes it, so what only the server may say is taken
 * from the server's lists and never from here (decisions, "Authority").
 */
export const ownWords = (states: Attributes): Attributes =>
  Object.fromEntries(Object.entries(states).filter(([name]) => !SERVERS.has(name)));

/** Who is in one channel, by Agora's presence: whole lists, single news and batches alike (agora.md 2.6). */
export class PresenceRoster {
  readonly #channel: string;
  readonly #me: Uid;
  readonly #members = new Map<Uid, Attributes>();

  constructor(channel: string, me: Uid) {
    this.#channel = channel;
    this.#me = me;
  }

  /** @returns what is new by this event, in the words of the ports */
  take(event: PresenceEvent): readonly News[] {
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

  /** It comes at the start and again whenever the SDK has lost track. */
  #replace({ snapshot }: PresenceEvent): News {
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

  #batch({ interval }: PresenceEvent): readonly News[] {
    if (!interval) return [];
    const gone = new Set([...interval.leave.users, ...interval.timeout.users]);
    // One in both lists is as he was: there if he was known, else he came and went within the interval.
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

  #join(userId: string): readonly News[] {
    const uid = toUid(userId);
    if (uid === undefined || uid === this.#me || this.#members.has(uid)) return [];
    this.#members.set(uid, {});
    return [{ name: 'memberJoined', payload: { channel: this.#channel, uid, attributes: {} } }];
  }

  #leave(userId: string, reason: 'left' | 'timeout'): readonly News[] {
    const uid = toUid(userId);
    if (uid === undefined || uid === this.#me || !this.#members.delete(uid)) return [];
    return [{ name: 'memberLeft', payload: { channel: this.#channel, uid, reason } }];
  }

  /** The event brings the full set; one who was not known has come by it. */
  #change(userId: string, states: Attributes): readonly News[] {
    const uid = toUid(userId);
    if (uid === undefined) return [];
    const attributes = ownWords(states);
    const isNew = !this.#members.has(uid) && uid !== this.#me;
    this.#members.set(uid, attributes);
    const payload = { channel: this.#channel, uid, attributes };
    return [isNew ? { name: 'memberJoined', payload } : { name: 'memberAttributes', payload }];
  }
}
