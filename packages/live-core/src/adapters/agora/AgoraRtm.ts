import type { Attributes, ChannelAttributes, MemberPage, Uid } from '@rostra/contract/live';
import { Emitter } from '../../events/Emitter.ts';
import type { ConnectOptions, LinkState } from '../../ports/LinkState.ts';
import { PortError } from '../../ports/PortError.ts';
import type {
  RtmCloseReason,
  RtmCredentials,
  RtmEvents,
  RtmProvider,
} from '../../ports/RtmProvider.ts';
import type { Cancel, Clock } from '../../time/Clock.ts';
import { connectWithin } from '../connectWithin.ts';
import { checkAttributes, checkChannelName, checkMessage } from '../messageLimits.ts';
import { isReceiverOffline, rtmError } from './agoraErrors.ts';
import type { RtmStep } from './agoraLink.ts';
import type { LinkStateEvent, RtmClient, RtmSdk } from './AgoraSdk.ts';
import { answerWithin, LOGIN_WITHIN_MS } from './agoraTimes.ts';
import { toUserId } from './agoraUid.ts';
import { changeOwnAttributes, enterChannel, JoinedChannels } from './JoinedChannels.ts';
import { readChannel, writeChannel } from './channelStorage.ts';
import { loadAgoraRtm } from './loadAgora.ts';
import { RtmConnection } from './RtmConnection.ts';
import { readMemberCount, readMembers } from './rtmMembers.ts';
import { SendRate } from './SendRate.ts';

/** Ms until a channel that did not come back with the connection is joined again. */
const REJOIN_AFTER_MS = 5000;

/** Dependencies of the messaging adapter; tests replace `load`. */
export interface AgoraRtmDeps {
  readonly clock: Clock;
  readonly load?: () => Promise<RtmSdk>;
}

/**
 * The messaging port over Agora's RTM. Only messages under the server's own name count as the server's.
 * Presence contributes only what members write about themselves.
 * Channel metadata is ignored, as everyone may write it; the server announces the channel's attributes.
 */
export class AgoraRtm extends Emitter<RtmEvents> implements RtmProvider {
  readonly #clock: Clock;
  readonly #load: () => Promise<RtmSdk>;
  readonly #rate: SendRate;
  readonly #joined: JoinedChannels;
  #state: LinkState = 'idle';
  #connection: RtmConnection | undefined;
  #uid: Uid = 0;
  #rejoining: Cancel | undefined;
  /** The last link step; results of earlier steps no longer describe the link. */
  #lastStep: RtmStep | undefined;

  constructor({ clock, load = loadAgoraRtm }: AgoraRtmDeps) {
    super();
    this.#clock = clock;
    this.#load = load;
    this.#rate = new SendRate(clock);
    this.#joined = new JoinedChannels((name, payload) => this.emit(name, payload));
  }

  get state(): LinkState {
    return this.#state;
  }

  async login(credentials: RtmCredentials, options: ConnectOptions = {}): Promise<void> {
    if (this.#state !== 'idle' && this.#state !== 'closed') {
      throw new PortError('invalid-state', 'Logged in already');
    }
    this.#uid = credentials.uid;
    this.#move('connecting');
    const connection = this.#newLine();
    this.#connection = connection;
    const bounds = { timeoutMs: LOGIN_WITHIN_MS, ...options };
    const opening = connection.open(this.#load, credentials);
    try {
      await connectWithin(this.#clock, bounds, opening, () => undefined);
      if (this.#connection !== connection) throw new PortError('aborted', 'Logged out meanwhile');
    } catch (error) {
      void connection.close();
      if (this.#connection === connection) {
        this.#connection = undefined;
        this.#move('idle');
      }
      throw error;
    }
    this.#move('connected');
  }

  async logout(): Promise<void> {
    if (this.#state === 'idle' || this.#state === 'closed') return;
    const ending = this.#connection?.close();
    this.#close('logout');
    await ending;
  }

  async renewToken(token: string): Promise<void> {
    await this.#ask((client) => client.renewToken(token));
  }

  async join(channel: string, attributes: Attributes = {}): Promise<void> {
    this.#requireLogin();
    checkChannelName(channel);
    checkAttributes(attributes);
    // Created first, because the roster arrives before the answer.
    this.#joined.add(channel, this.#uid, attributes);
    try {
      await this.#ask((client) => enterChannel(client, channel, attributes));
    } catch (error) {
      this.#joined.delete(channel);
      throw error;
    }
  }

  async leave(channel: string): Promise<void> {
    this.#joined.delete(channel);
    await this.#ask((client) => client.unsubscribe(channel));
  }

  async send(channel: string, text: string): Promise<void> {
    checkMessage(text);
    this.#requireLogin();
    this.#joined.require(channel);
    this.#rate.count();
    await this.#ask((client) => client.publish(channel, text, { channelType: 'MESSAGE' }));
  }

  async sendToPeer(to: Uid, text: string): Promise<{ readonly isDelivered: boolean }> {
    checkMessage(text);
    this.#requireLogin();
    this.#rate.count();
    try {
      await this.#ask((client) => client.publish(toUserId(to), text, { channelType: 'USER' }));
      return { isDelivered: true };
    } catch (error) {
      if (isReceiverOffline((error as PortError).cause)) return { isDelivered: false };
      throw error;
    }
  }

  async setMyAttributes(
    channel: string,
    attributes: Attributes,
    { remove = [] }: { remove?: readonly string[] } = {},
  ): Promise<void> {
    this.#requireLogin();
    const joined = this.#joined.require(channel);
    const merged = Object.entries({ ...joined.attributes, ...attributes });
    const next = Object.fromEntries(merged.filter(([name]) => !remove.includes(name)));
    checkAttributes(next);
    await this.#ask((client) => changeOwnAttributes(client, channel, attributes, remove));
    joined.attributes = next;
  }

  async setChannelAttributes(
    channel: string,
    attributes: Attributes,
    options: { expect?: number; remove?: readonly string[] } = {},
  ): Promise<{ readonly revision: number }> {
    const change = { attributes, ...options };
    return { revision: await this.#ask((client) => writeChannel(client, channel, change)) };
  }

  async getChannelAttributes(channel: string): Promise<ChannelAttributes> {
    const messages = this.#joined.announcedIn(channel);
    if (messages) return messages;
    return this.#ask((client) => readChannel(client, channel));
  }

  async listMembers(channel: string, { page }: { page?: string } = {}): Promise<MemberPage> {
    return this.#ask((client) => readMembers(client, channel, page));
  }

  async countMembers(channel: string): Promise<number> {
    return this.#ask((client) => readMemberCount(client, channel));
  }

  #requireLogin(): void {
    if (this.#state !== 'connected' && this.#state !== 'reconnecting') {
      throw new PortError('invalid-state', 'Not logged in');
    }
  }

  async #ask<Result>(act: (client: RtmClient) => Promise<Result>): Promise<Result> {
    this.#requireLogin();
    if (!this.#connection) throw new PortError('invalid-state', 'Not logged in');
    try {
      return await answerWithin(this.#clock, act(this.#connection.client));
    } catch (cause) {
      throw rtmError(cause);
    }
  }

  #newLine(): RtmConnection {
    return new RtmConnection({
      step: (step, event) => this.#follow(step, event),
      message: (event) => this.#joined.hear(event, this.#uid),
      presence: (event) => this.#joined.hearPresence(event),
      tokenWillExpire: () => this.emit('tokenWillExpire', undefined),
    });
  }

  #follow(step: RtmStep, { unrestoredChannels }: LinkStateEvent): void {
    this.#rejoining?.();
    this.#lastStep = step;
    if (step.state === 'closed') {
      void this.#connection?.close();
      this.#close(step.reason);
    } else if (step.state === 'connected') {
      void this.#comeBack(unrestoredChannels, step);
    } else this.#move('reconnecting');
  }

  /** Follows the SDK's own recovery; channels it reports as lost are joined again. */
  async #comeBack(
    lost: readonly string[],
    step: RtmStep & { readonly state: 'connected' },
  ): Promise<void> {
    const isOld = (): boolean => this.#lastStep !== step || this.#connection === undefined;
    const again = lost.filter((channel) => this.#joined.has(channel));
    try {
      for (const channel of again) {
        const { attributes } = this.#joined.require(channel);
        await this.#ask((client) => enterChannel(client, channel, attributes));
      }
    } catch {
      if (isOld()) return;
      this.#rejoining = this.#clock.schedule(REJOIN_AFTER_MS, () => {
        void this.#comeBack(again, step);
      });
      return;
    }
    if (isOld()) return;
    this.#move('connected', undefined, step.wasResumed && again.length === 0);
  }

  #close(reason: RtmCloseReason): void {
    if (this.#state === 'closed' || this.#state === 'idle') return;
    this.#rejoining?.();
    this.#connection = undefined;
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
