import { PRESENCE_TIMEOUT_MS, SERVER_UID } from '@rostra/contract/live';
import type { Attributes, Uid } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { RtmCloseReason, RtmEvents } from '../../ports/RtmProvider.ts';
import { checkAttributes } from '../messageLimits.ts';
import { FakeChannel } from './FakeChannel.ts';
import type { FakeServerDeps } from './FakeServerDeps.ts';

/** Server actions on one logged-in client. */
export interface MessageClient {
  readonly notify: <Name extends keyof RtmEvents>(name: Name, payload: RtmEvents[Name]) => void;
  readonly close: (reason: RtmCloseReason) => void;
}

/** Messaging, presence and attributes for all channels of a fake world. */
export class FakeMessageServer {
  readonly #deps: FakeServerDeps;
  readonly #clients = new Map<Uid, MessageClient>();
  readonly #channels = new Map<string, FakeChannel>();
  readonly #banned = new Set<Uid>();
  /**
   * Returns the server's attributes of a joining member; if set, clients' own values under those names are
   * dropped.
   */
  attributesOf: ((channel: string, uid: Uid) => Attributes) | undefined;

  constructor(deps: FakeServerDeps) {
    this.#deps = deps;
  }

  channel(name: string): FakeChannel {
    const known = this.#channels.get(name);
    if (known) return known;
    const channel = new FakeChannel();
    this.#channels.set(name, channel);
    return channel;
  }

  /** @throws PortError `banned`, `auth`, `token-expired`, and the hub's fault */
  login(uid: Uid, token: string, client: MessageClient): void {
    const { login } = this.#deps.faults;
    if (login) throw new PortError(login, 'A fault of the messages');
    if (this.#banned.has(uid)) throw new PortError('banned', 'This member was removed');
    this.#deps.tokens.check(token, uid);
    this.#clients.get(uid)?.close('remote-login');
    this.#clients.set(uid, client);
  }

  logout(uid: Uid, client: MessageClient, reason: 'left' | 'timeout' = 'left'): void {
    // An older session of the same member must not remove the newer one.
    if (this.#clients.get(uid) !== client) return;
    this.#clients.delete(uid);
    for (const name of this.#channels.keys()) this.leave(name, uid, reason);
  }

  join(name: string, uid: Uid, requested: Attributes): void {
    const channel = this.channel(name);
    const attributes = { ...this.#allowed(requested), ...this.attributesOf?.(name, uid) };
    const isNew = !channel.has(uid);
    channel.enter(uid, attributes);
    this.#clients.get(uid)?.notify('roster', { channel: name, members: channel.members });
    if (isNew) this.#publishToOthers(name, uid, 'memberJoined', { channel: name, uid, attributes });
  }

  leave(name: string, uid: Uid, reason: 'left' | 'timeout'): void {
    if (!this.channel(name).leave(uid)) return;
    this.#publishToOthers(name, uid, 'memberLeft', { channel: name, uid, reason });
  }

  send(name: string, from: Uid, text: string): void {
    const message = { channel: name, from, text, at: this.#deps.clock.now() };
    this.#publishToOthers(name, from, 'message', message);
  }

  /** @returns whether that member receives it */
  sendToPeer(from: Uid, to: Uid, text: string): boolean {
    const peer = this.#clients.get(to);
    if (!peer || this.#deps.link(to).isCut) return false;
    peer.notify('peerMessage', { from, text, at: this.#deps.clock.now() });
    return true;
  }

  setMember(name: string, uid: Uid, added: Attributes, removed?: readonly string[]): void {
    const attributes = this.channel(name).mergeMember(uid, this.#allowed(added), removed);
    this.#publishToOthers(name, uid, 'memberAttributes', { channel: name, uid, attributes });
  }

  /** Sets the server's attributes of a member, who receives them too. */
  describe(name: string, uid: Uid, added: Attributes, removed?: readonly string[]): void {
    if (!this.channel(name).has(uid)) return;
    const attributes = this.channel(name).mergeMember(uid, added, removed);
    this.#publishToOthers(name, SERVER_UID, 'memberAttributes', { channel: name, uid, attributes });
  }

  /** Publishes a message as the server. */
  announce(name: string, text: string): void {
    this.send(name, SERVER_UID, text);
  }

  /** Sends a message as the server to one member of a channel. */
  announceTo(name: string, to: Uid, text: string): void {
    if (!this.isReached(name, to)) return;
    const message = { channel: name, from: SERVER_UID, text, at: this.#deps.clock.now() };
    this.#clients.get(to)?.notify('message', message);
  }

  /** Returns whether messages to a member of a channel currently arrive. */
  isReached(name: string, uid: Uid): boolean {
    return this.channel(name).has(uid) && !this.#deps.link(uid).isCut;
  }

  setChannel(
    name: string,
    attributes: Attributes,
    options?: { expect?: number; remove?: readonly string[] },
  ): number {
    const channel = this.channel(name);
    const revision = channel.merge(attributes, options);
    this.#publishToOthers(name, SERVER_UID, 'channelAttributes', {
      channel: name,
      ...channel.attributes,
    });
    return revision;
  }

  ban(uid: Uid): void {
    this.#banned.add(uid);
    this.end(uid, 'banned');
  }

  /** Ends a member's session from the server's side. */
  end(uid: Uid, reason: RtmCloseReason): void {
    const client = this.#clients.get(uid);
    if (!client) return;
    this.logout(uid, client);
    client.close(reason);
  }

  /** Removes a cut member once their presence has expired. */
  noticeSilence(uid: Uid): void {
    const client = this.#clients.get(uid);
    if (!client) return;
    this.#deps.clock.schedule(PRESENCE_TIMEOUT_MS, () => {
      if (!this.#deps.link(uid).isCut || this.#clients.get(uid) !== client) return;
      for (const name of this.#channels.keys()) this.leave(name, uid, 'timeout');
    });
  }

  #publishToOthers<Name extends keyof RtmEvents>(
    channel: string,
    except: Uid,
    name: Name,
    payload: RtmEvents[Name],
  ): void {
    // In a world with a crowd, few members have a client.
    const members = this.channel(channel);
    for (const [uid, client] of this.#clients) {
      if (uid !== except && members.has(uid)) client.notify(name, payload);
    }
  }

  #allowed(requested: Attributes): Attributes {
    checkAttributes(requested);
    return this.attributesOf ? {} : requested;
  }
}
