import { SERVER_UID } from '@rostra/contract/live';
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
import type { LinkStateEvent, MessageEvent, PresenceEvent, RtmClient, RtmSdk } from './AgoraSdk.ts';
import { answerWithin, LOGIN_WITHIN_MS } from './agoraTimes.ts';
import { toUid, toUserId } from './agoraUid.ts';
import { readChannel, writeChannel } from './channelStorage.ts';
import { loadAgoraRtm } from './loadAgora.ts';
import { ownWords, PresenceRoster } from './presenceRoster.ts';
import { RtmConnection } from './RtmConnection.ts';
import { parseAttributes } from './parseAttributes.ts';
import { SendRate } from './SendRate.ts';

/** Ms until a channel that did not come back with the connection is joined again. */
const REJOIN_AFTER_MS = 5000;

/** Dependencies of the messaging adapter; tests replace `load`. */
export interface AgoraRtmDeps {
  readonly clock: Clock;
  readonly load?: () => Promise<RtmSdk>;
}

interface JoinedChannel {
  readonly roster: PresenceRoster;
  attributes: Attributes;
  /** The channel attributes last announced by the server. */
  messages?: ChannelAttributes;
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
  readonly #joined = new Map<string, JoinedChannel>();
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
    this.#joined.set(channel, { roster: new PresenceRoster(channel, this.#uid), attributes });
    try {
      await this.#ask((client) => enter(client, channel, attributes));
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
    this.#requireChannel(channel);
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
    const joined = this.#requireChannel(channel);
    const merged = Object.entries({ ...joined.attributes, ...attributes });
    const next = Object.fromEntries(merged.filter(([name]) => !remove.includes(name)));
    checkAttributes(next);
    await this.#ask(async ({ presence }) => {
      if (remove.length > 0) {
        await presence.removeState(channel, 'MESSAGE', { states: [...remove] });
      }
      if (Object.keys(attributes).length > 0)
        await presence.setState(channel, 'MESSAGE', attributes);
    });
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
    const messages = this.#joined.get(channel)?.messages;
    if (messages) return messages;
    return this.#ask((client) => readChannel(client, channel));
  }

  async listMembers(channel: string, { page }: { page?: string } = {}): Promise<MemberPage> {
    const request = { includedUserId: true, includedState: true };
    const { occupants, nextPage } = await this.#ask(({ presence }) =>
      presence.getOnlineUsers(
        channel,
        'MESSAGE',
        page === undefined ? request : { ...request, page },
      ),
    );
    const members = occupants.flatMap(({ userId, states }) => {
      const uid = toUid(userId);
      return uid === undefined ? [] : [{ uid, attributes: ownWords(states) }];
    });
    return nextPage ? { members, next: nextPage } : { members };
  }

  async countMembers(channel: string): Promise<number> {
    // With names it would count only one page.
    const request = { includedUserId: false, includedState: false };
    const { totalOccupancy } = await this.#ask(({ presence }) =>
      presence.getOnlineUsers(channel, 'MESSAGE', request),
    );
    return totalOccupancy;
  }

  #requireLogin(): void {
    if (this.#state !== 'connected' && this.#state !== 'reconnecting') {
      throw new PortError('invalid-state', 'Not logged in');
    }
  }

  #requireChannel(channel: string): JoinedChannel {
    const joined = this.#joined.get(channel);
    if (!joined) throw new PortError('invalid-state', `Not in channel ${channel}`);
    return joined;
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
      message: (event) => this.#hear(event),
      presence: (event) => this.#hearPresence(event),
      tokenWillExpire: () => this.emit('tokenWillExpire', undefined),
    });
  }

  #hear({ publisher, message, channelType, channelName, ...event }: MessageEvent): void {
    const from = toUid(publisher);
    // Agora echoes a member's own channel messages.
    if (from === undefined || from === this.#uid || typeof message !== 'string') return;
    const messages = { from, text: message, at: event.publishTime ?? event.timestamp };
    if (channelType === 'USER') this.emit('peerMessage', messages);
    else if (from === SERVER_UID && this.#hearAttributes(channelName, message)) return;
    else if (this.#joined.has(channelName))
      this.emit('message', { channel: channelName, ...messages });
  }

  /**
   * Applies announced attributes; an older message changes nothing. @returns whether the text is such a
   * message
   */
  #hearAttributes(channel: string, text: string): boolean {
    const messages = parseAttributes(text);
    const joined = this.#joined.get(channel);
    if (!messages) return false;
    if (!joined || messages.revision <= (joined.messages?.revision ?? -1)) return true;
    joined.messages = messages;
    this.emit('channelAttributes', { channel, ...messages });
    return true;
  }

  #hearPresence(event: PresenceEvent): void {
    if (event.channelType !== 'MESSAGE') return;
    const events = this.#joined.get(event.channelName)?.roster.take(event) ?? [];
    for (const { name, payload } of events) this.emit(name, payload);
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
        const { attributes } = this.#requireChannel(channel);
        await this.#ask((client) => enter(client, channel, attributes));
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

async function enter(client: RtmClient, channel: string, attributes: Attributes): Promise<void> {
  // Without metadata: everyone may write it, and a project may lack it.
  await client.subscribe(channel, { withMessage: true, withPresence: true, withMetadata: false });
  if (Object.keys(attributes).length === 0) return;
  await client.presence.setState(channel, 'MESSAGE', attributes);
}
