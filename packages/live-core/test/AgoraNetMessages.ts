import type { Attributes } from '@rostra/contract/live';
import type { PortError } from '../src/ports/PortError.ts';
import type { FakeHub } from '../src/adapters/fake/FakeHub.ts';
import type { MessageClient } from '../src/adapters/fake/FakeMessageServer.ts';
import type { RtmEvents } from '../src/ports/RtmProvider.ts';
import { never, SentMessage } from './FakeAgoraSdk.ts';

/** Agora's numbers of refusals. */
const REFUSALS: Readonly<Record<string, number>> = {
  auth: -10_005,
  'token-expired': -10_009,
  banned: -10_012,
};
/** Agora's names of ends. */
const ENDS: Readonly<Record<string, string>> = {
  'remote-login': 'SAME_UID_LOGIN',
  banned: 'KICKED_OUT_BY_SERVER',
};
const OFFLINE = -11_033;

/** A client of the messaging SDK among others, on the server of a fake world. */
export class AgoraNetMessages extends SentMessage {
  addEventListener = this.on;
  removeEventListener = this.off;
  readonly #hub: FakeHub;
  readonly #uid: number;
  readonly #channels = new Map<string, Attributes>();
  #offs: (() => void)[] = [];
  #stopWatching: () => void = () => undefined;
  #abort: (error: Error) => void = () => undefined;
  readonly #client: MessageClient = {
    notify: (name, payload) => this.#hub.link(this.#uid).notify(() => this.#hear(name, payload)),
    close: (reason) =>
      this.#hub.link(this.#uid).notify(() => {
        this.#stop();
        this.#link('FAILED', ENDS[reason] ?? reason);
      }),
  };

  constructor(hub: FakeHub, userId: string) {
    super();
    this.#hub = hub;
    this.#uid = Number(userId);
  }

  /** Without a network it never settles; a logout ends it. */
  login = async ({ token }: { token: string }): Promise<void> => {
    await Promise.race([
      this.#there(() => this.#hub.messages.login(this.#uid, token, this.#client)),
      new Promise<never>((_resolve, reject) => {
        this.#abort = reject;
      }),
    ]);
    const link = this.#hub.link(this.#uid);
    this.#offs = [
      link.on('lost', () => this.#link('DISCONNECTED', 'KEEP_ALIVE_TIMEOUT')),
      link.on('restored', ({ wasResumed }) => this.#comeBack(wasResumed)),
    ];
    this.#watch(token);
  };

  logout = async (): Promise<void> => {
    this.#abort(Object.assign(new Error('canceled'), { errorCode: -10_023 }));
    this.#hub.messages.logout(this.#uid, this.#client);
    this.#stop();
    await Promise.resolve();
  };

  renewToken = async (token: string): Promise<void> => {
    await this.#there(() => this.#hub.tokens.check(token, this.#uid));
    this.#watch(token);
  };

  subscribe = (channel: string): Promise<void> =>
    this.#there(() => {
      this.#channels.set(channel, {});
      this.#hub.messages.join(channel, this.#uid, {});
    });

  unsubscribe = (channel: string): Promise<void> =>
    this.#there(() => {
      this.#channels.delete(channel);
      this.#hub.messages.leave(channel, this.#uid, 'left');
    });

  publish = async (
    to: string,
    text: string,
    { channelType }: { channelType: string },
  ): Promise<void> => {
    const { messages } = this.#hub;
    const isHeard = await this.#there(() => {
      if (channelType === 'USER') return messages.sendToPeer(this.#uid, Number(to), text);
      messages.send(to, this.#uid, text);
      return true;
    });
    // Agora echoes a member's own channel messages.
    if (channelType === 'MESSAGE') this.#send(to, { from: this.#uid, text, at: 1 });
    if (!isHeard) throw Object.assign(new Error('offline'), { errorCode: OFFLINE });
  };

  presence = {
    setState: (channel: string, _type: string, states: Attributes): Promise<void> =>
      this.#there(() => this.#hub.messages.setMember(channel, this.#uid, states)),
    removeState: (
      channel: string,
      _type: string,
      { states }: { states: string[] },
    ): Promise<void> =>
      this.#there(() => this.#hub.messages.setMember(channel, this.#uid, {}, states)),
  };

  storage = {};

  async #there<Result>(act: () => Result): Promise<Result> {
    try {
      return await this.#hub.link(this.#uid).ask(act);
    } catch (error) {
      const { code } = error as PortError;
      if (code === 'network') return never();
      throw Object.assign(new Error(code), { errorCode: REFUSALS[code] });
    }
  }

  #hear<Name extends keyof RtmEvents>(name: Name, payload: RtmEvents[Name]): void {
    const message = payload as {
      readonly channel: string;
      readonly uid: number;
      readonly attributes: Attributes;
      readonly reason: string;
      readonly members: readonly { readonly uid: number; readonly attributes: Attributes }[];
    };
    const { channel, attributes } = message;
    const notify = (eventType: string, more: object = {}): void =>
      this.emit('presence', {
        eventType,
        channelType: 'MESSAGE',
        channelName: channel,
        publisher: String(message.uid),
        ...more,
      });
    if (name === 'message') this.#send(channel, payload as RtmEvents['message']);
    if (name === 'peerMessage') this.#send('', payload as RtmEvents['peerMessage'], 'USER');
    if (name === 'memberJoined') notify('REMOTE_JOIN');
    if (name === 'memberLeft')
      notify(message.reason === 'left' ? 'REMOTE_LEAVE' : 'REMOTE_TIMEOUT');
    if (name === 'memberAttributes') notify('REMOTE_STATE_CHANGED', { stateChanged: attributes });
    if (name === 'roster') {
      const snapshot = message.members.map(({ uid, attributes: states }) => ({
        userId: String(uid),
        states,
      }));
      notify('SNAPSHOT', { publisher: '', snapshot });
    }
  }

  #send(
    channelName: string,
    { from, text, at }: { from: number; text: string; at: number },
    channelType = 'MESSAGE',
  ): void {
    const publisher = String(from);
    this.emit('message', { publisher, message: text, channelType, channelName, timestamp: at });
  }

  /** Restores channels. Within two minutes the SDK does so by itself, unless others saw the member leave. */
  #comeBack(isResumed: boolean): void {
    const unrestoredChannels = isResumed ? [] : Array.from(this.#channels.keys());
    this.#link('CONNECTED', 'RECONNECT_SUCCESS', { isResumed, unrestoredChannels });
  }

  #link(currentState: string, reasonCode: string, more: object = {}): void {
    const still = { isResumed: true, unrestoredChannels: [], reason: '' };
    this.emit('linkState', { currentState, reasonCode, ...still, ...more });
  }

  #watch(token: string): void {
    this.#stopWatching();
    this.#stopWatching = this.#hub.tokens.watch(token, {
      warn: () => this.emit('tokenPrivilegeWillExpire'),
      expire: () => {
        this.#hub.messages.logout(this.#uid, this.#client);
        this.#stop();
        this.#link('FAILED', 'TOKEN_EXPIRED');
      },
    });
  }

  #stop(): void {
    for (const off of this.#offs.splice(0)) off();
    this.#stopWatching();
    this.#channels.clear();
  }
}
