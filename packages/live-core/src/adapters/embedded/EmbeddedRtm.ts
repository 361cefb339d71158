import { MESSAGING_SOCKET_PATH } from '@rostra/contract/live';
import type {
  Attributes,
  ChannelAttributes,
  MemberPage,
  MessagingCallName,
  MessagingCalls,
  MessagingFrame,
  PresenceChanges,
  Uid,
} from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { ConnectOptions, LinkState } from '../../ports/LinkState.ts';
import { PortError } from '../../ports/PortError.ts';
import type {
  RtmCloseReason,
  RtmCredentials,
  RtmEvents,
  RtmProvider,
} from '../../ports/RtmProvider.ts';
import { checkChannelName, checkMessage } from '../messageLimits.ts';
import { openConnection } from './openConnection.ts';
import type { WireDeps } from './WireSocket.ts';
import { WireSocket } from './WireSocket.ts';

type EventFrame = Extract<MessagingFrame, { event: string }>;

/** Refusals after which reconnecting is pointless, with their close reasons. */
const FINAL: Readonly<Record<string, RtmCloseReason>> = {
  auth: 'login-rejected',
  banned: 'banned',
  'token-expired': 'token-expired',
  'uid-conflict': 'remote-login',
};

/** The messaging port over the server's own socket. */
export class EmbeddedRtm extends Emitter<RtmEvents> implements RtmProvider {
  readonly #origin: string;
  readonly #deps: WireDeps;
  #state: LinkState = 'idle';
  #wire: WireSocket<MessagingCalls, MessagingFrame> | undefined;
  #uid: Uid = 0;
  #token = '';
  #key = '';
  readonly #joined = new Map<string, Attributes>();
  readonly #heard: Record<string, number> = {};

  /** @param origin of the server, as in `wss://rostra.example` */
  constructor(origin: string, deps: WireDeps) {
    super();
    this.#origin = origin;
    this.#deps = deps;
  }

  get state(): LinkState {
    return this.#state;
  }

  async login({ uid, token }: RtmCredentials, options: ConnectOptions = {}): Promise<void> {
    if (this.#state !== 'idle' && this.#state !== 'closed') {
      throw new PortError('invalid-state', 'Logged in already');
    }
    this.#uid = uid;
    this.#token = token;
    this.#key = '';
    this.#move('connecting');
    const wire = new WireSocket<MessagingCalls, MessagingFrame>(
      this.#origin + MESSAGING_SOCKET_PATH,
      this.#deps,
    );
    this.#wire = wire;
    const greet = async (): Promise<void> => {
      this.#key = (await wire.ask('login', { uid, token: this.#token })).key;
    };
    let early: readonly MessagingFrame[];
    try {
      early = await openConnection(this.#deps.clock, wire, options, greet);
    } catch (error) {
      this.#wire = undefined;
      this.#move('idle');
      throw error;
    }
    wire.on('opened', () => void this.#comeBack(wire));
    wire.on('lost', () => this.#move('reconnecting'));
    wire.on('frame', (frame) => this.#hear(frame));
    this.#move('connected');
    for (const frame of early) this.#hear(frame);
  }

  async logout(): Promise<void> {
    if (this.#state === 'idle' || this.#state === 'closed') return;
    const leaving = Array.from(this.#joined.keys(), (channel) => this.leave(channel));
    await Promise.allSettled(leaving);
    this.#close('logout');
  }

  async renewToken(token: string): Promise<void> {
    this.#token = token;
    await this.#ask('renew', { token });
  }

  async join(channel: string, attributes: Attributes = {}): Promise<void> {
    this.#requireLogin();
    checkChannelName(channel);
    const { heard } = await this.#ask('join', { channel, attributes });
    this.#heard[channel] = Math.max(heard, this.#heard[channel] ?? 0);
    this.#joined.set(channel, attributes);
  }

  async leave(channel: string): Promise<void> {
    this.#joined.delete(channel);
    delete this.#heard[channel];
    await this.#ask('leave', { channel });
  }

  async send(channel: string, text: string): Promise<void> {
    checkMessage(text);
    await this.#ask('send', { channel, text });
  }

  async sendToPeer(to: Uid, text: string): Promise<{ readonly isDelivered: boolean }> {
    checkMessage(text);
    return this.#ask('sendToPeer', { to, text });
  }

  async setMyAttributes(
    channel: string,
    attributes: Attributes,
    { remove = [] }: { remove?: readonly string[] } = {},
  ): Promise<void> {
    await this.#ask('setMine', { channel, attributes, remove });
    const own = { ...this.#joined.get(channel), ...attributes };
    this.#joined.set(
      channel,
      Object.fromEntries(Object.entries(own).filter(([name]) => !remove.includes(name))),
    );
  }

  setChannelAttributes(
    channel: string,
    attributes: Attributes,
    { expect, remove = [] }: { expect?: number; remove?: readonly string[] } = {},
  ): Promise<{ readonly revision: number }> {
    return this.#ask('setChannel', {
      channel,
      attributes,
      remove,
      ...(expect === undefined ? {} : { expect }),
    });
  }

  getChannelAttributes(channel: string): Promise<ChannelAttributes> {
    return this.#ask('getChannel', { channel });
  }

  listMembers(channel: string, { page }: { page?: string } = {}): Promise<MemberPage> {
    return this.#ask('members', page === undefined ? { channel } : { channel, page });
  }

  countMembers(channel: string): Promise<number> {
    return this.#ask('count', { channel });
  }

  #requireLogin(): void {
    if (this.#state !== 'connected' && this.#state !== 'reconnecting') {
      throw new PortError('invalid-state', 'Not logged in');
    }
  }

  async #ask<Name extends MessagingCallName>(
    call: Name,
    ask: MessagingCalls[Name]['ask'],
  ): Promise<MessagingCalls[Name]['answer']> {
    this.#requireLogin();
    if (!this.#wire) throw new PortError('invalid-state', 'Not logged in');
    return this.#wire.ask(call, ask);
  }

  /** Identifies itself on a new connection, and rejoins where the server has forgotten the member. */
  async #comeBack(wire: WireSocket<MessagingCalls, MessagingFrame>): Promise<void> {
    try {
      const resume = { key: this.#key, heard: this.#heard };
      const { key, wasResumed } = await wire.ask('login', {
        uid: this.#uid,
        token: this.#token,
        resume,
      });
      const isNew = key !== this.#key;
      this.#key = key;
      if (isNew) {
        for (const [channel, attributes] of this.#joined) {
          const { heard } = await wire.ask('join', { channel, attributes });
          this.#heard[channel] = heard;
        }
      }
      this.#move('connected', undefined, wasResumed);
    } catch (error) {
      const reason = FINAL[(error as PortError).code];
      // Anything else is a connection problem, and the connection recovers by itself.
      if (reason !== undefined) this.#close(reason);
    }
  }

  #hear(frame: MessagingFrame): void {
    if ('event' in frame) this.#hearEvent(frame);
    else if ('peer' in frame) this.emit('peerMessage', frame.peer);
    else if ('warning' in frame) this.emit('tokenWillExpire', undefined);
    else if ('closed' in frame) this.#close(frame.closed);
  }

  #hearEvent(frame: EventFrame): void {
    const { channel } = frame.payload;
    this.#heard[channel] = Math.max(frame.number, this.#heard[channel] ?? 0);
    if (frame.event === 'presence') this.#hearPresence(frame.payload);
    else this.emit(frame.event, frame.payload);
  }

  /** Emits each change of a frame as its own event; a member gets none about themselves. */
  #hearPresence({ channel, joined, changed, left }: PresenceChanges): void {
    for (const member of left) {
      if (member.uid !== this.#uid) this.emit('memberLeft', { channel, ...member });
    }
    for (const member of joined) {
      if (member.uid !== this.#uid) this.emit('memberJoined', { channel, ...member });
    }
    for (const member of changed) this.emit('memberAttributes', { channel, ...member });
  }

  #close(reason: RtmCloseReason): void {
    if (this.#state === 'closed' || this.#state === 'idle') return;
    this.#wire?.close();
    this.#wire = undefined;
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
