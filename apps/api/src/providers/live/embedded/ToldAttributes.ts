import type { Attributes, Uid } from '@rostra/contract/live';

interface Told {
  channel: Attributes;
  readonly members: Map<Uid, Attributes>;
}

const NONE: Attributes = {};

/** What the server says of channels and of members, whether they are there or not. */
export class ToldAttributes {
  readonly #channels = new Map<string, Told>();

  ofChannel(name: string): Attributes {
    return this.#channels.get(name)?.channel ?? NONE;
  }

  ofMember(name: string, uid: Uid): Attributes {
    return this.#channels.get(name)?.members.get(uid) ?? NONE;
  }

  setChannel(name: string, attributes: Attributes): void {
    this.#told(name).channel = attributes;
  }

  setMember(name: string, uid: Uid, attributes: Attributes): void {
    this.#told(name).members.set(uid, attributes);
  }

  forget(name: string): void {
    this.#channels.delete(name);
  }

  #told(name: string): Told {
    const known = this.#channels.get(name);
    if (known) return known;
    const told: Told = { channel: NONE, members: new Map() };
    this.#channels.set(name, told);
    return told;
  }
}
