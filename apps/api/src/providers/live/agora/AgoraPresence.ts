import { z } from 'zod';
import type { Uid } from '@rostra/contract/live';
import type { LivePresence } from '../LiveProvider.ts';
import type { AgoraRest } from './AgoraRest.ts';

const userList = z.object({
  data: z.object({
    channel_exist: z.boolean(),
    users: z.array(z.number()).default([]),
    broadcasters: z.array(z.number()).default([]),
    audience: z.array(z.number()).default([]),
  }),
});

/** A change of one member's presence in a channel, from Agora. */
export interface AgoraPresenceChange {
  readonly channel: string;
  readonly uid: Uid;
  /** Increases with each change of this member. */
  readonly order: number;
  readonly isThere: boolean;
}

export interface AgoraPresenceDeps {
  readonly appId: string;
  readonly rest: AgoraRest;
}

interface Channel {
  readonly there: Set<Uid>;
  /** The order of each member's last change; older notifications are ignored. */
  readonly orders: Map<Uid, number>;
  /** Members changed since the list was requested; the list may be older. */
  readonly fresh: Set<Uid>;
}

/**
 * The members in the media of Agora's channels, from its notifications. Its list of users corrects
 * them, since a notification may be lost. Numbers of no member (screens, recorders) are ignored.
 */
export class AgoraPresence {
  readonly #deps: AgoraPresenceDeps;
  readonly #channels = new Map<string, Channel>();
  readonly #members = new Map<Uid, string>();
  #notified: LivePresence | undefined;

  constructor(deps: AgoraPresenceDeps) {
    this.#deps = deps;
  }

  follow(presence: LivePresence): void {
    this.#notified = presence;
  }

  /** Records that this number is a member of the channel. */
  handleMember(channel: string, uid: Uid): void {
    if (this.#members.has(uid)) return;
    this.#members.set(uid, channel);
    if (this.#channel(channel).there.has(uid)) this.#notified?.joined(channel, uid);
  }

  take({ channel, uid, order, isThere }: AgoraPresenceChange): void {
    const known = this.#channel(channel);
    if (order <= (known.orders.get(uid) ?? Number.NEGATIVE_INFINITY)) return;
    known.orders.set(uid, order);
    known.fresh.add(uid);
    this.#set(channel, known, uid, isThere);
  }

  /** Requests the list of users and applies it, except to members with newer notifications. */
  async reconcile(channel: string): Promise<void> {
    const known = this.#channel(channel);
    known.fresh.clear();
    const { appId, rest } = this.#deps;
    const path = `/dev/v1/channel/user/${appId}/${encodeURIComponent(channel)}`;
    const { data } = userList.parse(await rest.ask('GET', path));
    const listed = new Set([...data.users, ...data.broadcasters, ...data.audience]);
    for (const uid of listed) {
      if (!known.fresh.has(uid)) this.#set(channel, known, uid, true);
    }
    for (const uid of known.there) {
      if (!listed.has(uid) && !known.fresh.has(uid)) this.#set(channel, known, uid, false);
    }
  }

  /** Returns the channels that may have members. */
  get channels(): readonly string[] {
    return Array.from(this.#channels.keys());
  }

  online(channel: string): readonly Uid[] {
    const there = this.#channels.get(channel)?.there ?? [];
    return Array.from(there).filter((uid) => this.#members.get(uid) === channel);
  }

  isThere(uid: Uid): boolean {
    const channel = this.#members.get(uid);
    return channel !== undefined && this.#channels.get(channel)?.there.has(uid) === true;
  }

  forget(channel: string, uids: readonly Uid[]): void {
    this.#channels.delete(channel);
    for (const uid of uids) this.#members.delete(uid);
  }

  #set(channel: string, known: Channel, uid: Uid, isThere: boolean): void {
    if (known.there.has(uid) === isThere) return;
    if (isThere) known.there.add(uid);
    else known.there.delete(uid);
    const isMember = this.#members.get(uid) === channel;
    if (!isMember && isThere) this.#notified?.joinedMedia(channel, uid);
    if (!isMember) return;
    if (isThere) {
      this.#notified?.joined(channel, uid);
      this.#notified?.joinedMedia(channel, uid);
    } else this.#notified?.left(channel, uid);
  }

  #channel(name: string): Channel {
    const known = this.#channels.get(name) ?? {
      there: new Set(),
      orders: new Map(),
      fresh: new Set(),
    };
    this.#channels.set(name, known);
    return known;
  }
}
