import type { Attributes, Uid } from '@rostra/contract/live';
import type { Visibility } from '../Visibility.ts';

interface PublishedChannel {
  channel: Attributes;
  readonly members: Map<Uid, PublishedMember>;
}

interface PublishedMember {
  readonly attributes: Attributes;
  readonly visibility: Visibility;
}

const NONE: Attributes = {};

/** The server's attributes of channels and of members, present or not. */
export class PublishedAttributes {
  readonly #channels = new Map<string, PublishedChannel>();

  ofChannel(name: string): Attributes {
    return this.#channels.get(name)?.channel ?? NONE;
  }

  ofMember(name: string, uid: Uid): Attributes {
    return this.#channels.get(name)?.members.get(uid)?.attributes ?? NONE;
  }

  /** Returns a member's visibility; undefined while the server has set none. */
  visibilityOf(name: string, uid: Uid): Visibility | undefined {
    return this.#channels.get(name)?.members.get(uid)?.visibility;
  }

  setChannel(name: string, attributes: Attributes): void {
    this.#notified(name).channel = attributes;
  }

  setMember(name: string, uid: Uid, attributes: Attributes, visibility: Visibility): void {
    this.#notified(name).members.set(uid, { attributes, visibility });
  }

  forget(name: string): void {
    this.#channels.delete(name);
  }

  #notified(name: string): PublishedChannel {
    const known = this.#channels.get(name);
    if (known) return known;
    const received: PublishedChannel = { channel: NONE, members: new Map() };
    this.#channels.set(name, received);
    return received;
  }
}
