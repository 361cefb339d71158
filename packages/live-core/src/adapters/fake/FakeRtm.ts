import { MEMBERS_PER_PAGE, MESSAGES_PER_SECOND } from '@rostra/contract/live';
import type { Attributes, ChannelAttributes, MemberPage, Uid } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { Off } from '../../events/Emitter.ts';
import { CONNECT_TIMEOUT_MS } from '../../ports/LinkState.ts';
import type { ConnectOptions, LinkState } from '../../ports/LinkState.ts';
import { PortError } from '../../ports/PortError.ts';
import type {
  RtmCloseReason,
  RtmCredentials,
  RtmEvents,
  RtmProvider,
} from '../../ports/RtmProvider.ts';
import { connectWithin } from '../connectWithin.ts';
import { checkChannelName, checkMessage } from '../messageLimits.ts';
import type { FakeHub } from './FakeHub.ts';
import type { MessageClient } from './FakeMessageServer.ts';

const SECOND_MS = 1000;

/** The messaging port over a `FakeHub`. */
export class FakeRtm extends Emitter<RtmEvents> implements RtmProvider {
  readonly #hub: FakeHub;
  readonly #joined = new Map<string, Attributes>();
  #state: LinkState = 'idle';
  #uid: Uid = 0;
  #offs: Off[] = [];
  #stopWatching: Off | undefined;
  #sentAt: number[] = [];
  readonly #client: MessageClient = {
    notify: (name, payload) => {
      // Copied as by a network, so that no two members share an object.
      const copy = structuredClone(payload);
      this.#hub.link(this.#uid).notify(() => {
        if (this.#state !== 'closed' && this.#state !== 'idle') this.emit(name, copy);
      });
    },
    close: (reason) => this.#hub.link(this.#uid).notify(() => this.#close(reason)),
  };

  constructor(hub: FakeHub) {
    super();
    this.#hub = hub;
  }

  get state(): LinkState {
    return this.#state;
  }

  async login(credentials: RtmCredentials, options: ConnectOptions = {}): Promise<void> {
    if (this.#state !== 'idle' && this.#state !== 'closed') {
      throw new PortError('invalid-state', 'Logged in already');
    }
    const { uid, token } = credentials;
    this.#uid = uid;
    this.#move('connecting');
    const link = this.#hub.link(uid);
    try {
      await connectWithin(
        this.#hub.clock,
        { timeoutMs: CONNECT_TIMEOUT_MS, ...options },
        link.ask(() => this.#hub.messages.login(uid, token, this.#client)),
        () => this.#hub.messages.logout(uid, this.#client),
      );
    } catch (error) {
      this.#move('idle');
      throw error;
    }
    this.#offs = [
      link.on('lost', () => this.#move('reconnecting')),
      link.on('restored', ({ wasResumed }) => this.#resume(wasResumed)),
    ];
    this.#watch(token);
    this.#move('connected');
  }

  async logout(): Promise<void> {
    if (this.#state === 'idle' || this.#state === 'closed') return;
    this.#hub.messages.logout(this.#uid, this.#client);
    this.#close('logout');
    await Promise.resolve();
  }

  async renewToken(token: string): Promise<void> {
    await this.#ask(() => this.#hub.tokens.check(token, this.#uid));
    this.#watch(token);
  }

  async join(channel: string, attributes: Attributes = {}): Promise<void> {
    checkChannelName(channel);
    await this.#ask(() => this.#hub.messages.join(channel, this.#uid, attributes));
    this.#joined.set(channel, attributes);
  }

  async leave(channel: string): Promise<void> {
    this.#joined.delete(channel);
    await this.#ask(() => this.#hub.messages.leave(channel, this.#uid, 'left'));
  }

  async send(channel: string, text: string): Promise<void> {
    this.#checkSending(text);
    await this.#ask(() => {
      this.#requireMember(channel);
      this.#hub.messages.send(channel, this.#uid, text);
    });
  }

  async sendToPeer(to: Uid, text: string): Promise<{ readonly isDelivered: boolean }> {
    this.#checkSending(text);
    const isDelivered = await this.#ask(() => this.#hub.messages.sendToPeer(this.#uid, to, text));
    return { isDelivered };
  }

  async setMyAttributes(
    channel: string,
    attributes: Attributes,
    options: { remove?: readonly string[] } = {},
  ): Promise<void> {
    await this.#ask(() => {
      this.#requireMember(channel);
      this.#hub.messages.setMember(channel, this.#uid, attributes, options.remove);
    });
  }

  async setChannelAttributes(
    channel: string,
    attributes: Attributes,
    options?: { expect?: number; remove?: readonly string[] },
  ): Promise<{ readonly revision: number }> {
    const revision = await this.#ask(() =>
      this.#hub.messages.setChannel(channel, attributes, options),
    );
    return { revision };
  }

  getChannelAttributes(channel: string): Promise<ChannelAttributes> {
    return this.#ask(() => this.#hub.messages.channel(channel).attributes);
  }

  async listMembers(channel: string, options: { page?: string } = {}): Promise<MemberPage> {
    const from = Number(options.page ?? 0);
    const all = await this.#ask(() => this.#hub.messages.channel(channel).members);
    const members = all.slice(from, from + MEMBERS_PER_PAGE);
    const next = from + MEMBERS_PER_PAGE;
    return next < all.length ? { members, next: String(next) } : { members };
  }

  countMembers(channel: string): Promise<number> {
    return this.#ask(() => this.#hub.messages.channel(channel).uids.length);
  }

  #ask<Result>(act: () => Result): Promise<Result> {
    if (this.#state !== 'connected' && this.#state !== 'reconnecting') {
      return Promise.reject(new PortError('invalid-state', 'Not logged in'));
    }
    return this.#hub.link(this.#uid).ask(act);
  }

  #requireMember(channel: string): void {
    if (!this.#hub.messages.channel(channel).has(this.#uid)) {
      throw new PortError('invalid-state', `Not in channel ${channel}`);
    }
  }

  #checkSending(text: string): void {
    checkMessage(text);
    const now = this.#hub.clock.now();
    this.#sentAt = this.#sentAt.filter((at) => at > now - SECOND_MS);
    if (this.#sentAt.length >= MESSAGES_PER_SECOND) {
      throw new PortError('rate-limited', `More than ${MESSAGES_PER_SECOND} messages a second`);
    }
    this.#sentAt.push(now);
  }

  #watch(token: string): void {
    this.#stopWatching?.();
    this.#stopWatching = this.#hub.tokens.watch(token, {
      warn: () => this.emit('tokenWillExpire', undefined),
      expire: () => {
        this.#hub.messages.logout(this.#uid, this.#client);
        this.#close('token-expired');
      },
    });
  }

  #resume(wasResumed: boolean): void {
    for (const [channel, attributes] of this.#joined) {
      if (!this.#hub.messages.channel(channel).has(this.#uid)) {
        this.#hub.messages.join(channel, this.#uid, attributes);
      }
    }
    if (this.#state === 'reconnecting') this.#move('connected', undefined, wasResumed);
  }

  #close(reason: RtmCloseReason): void {
    if (this.#state === 'closed' || this.#state === 'idle') return;
    for (const off of this.#offs) off();
    this.#stopWatching?.();
    this.#joined.clear();
    this.#move('closed', reason);
  }

  #move(state: LinkState, reason?: RtmCloseReason, wasResumed = true): void {
    const previous = this.#state;
    if (previous === state) return;
    this.#state = state;
    const change = { state, previous, wasResumed };
    this.emit('link', reason === undefined ? change : { ...change, reason });
  }
}
