import { SERVER_UID } from '@rostra/contract/live';
import type { Attributes, ChannelAttributes, Uid } from '@rostra/contract/live';
import { PortError } from '../../ports/PortError.ts';
import type { RtmEvents } from '../../ports/RtmProvider.ts';
import type { MessageEvent, PresenceEvent, RtmClient } from './AgoraSdk.ts';
import { toUid } from './agoraUid.ts';
import { parseAttributes } from './parseAttributes.ts';
import { PresenceRoster } from './presenceRoster.ts';

interface JoinedChannel {
  readonly roster: PresenceRoster;
  attributes: Attributes;
  /** The channel attributes last announced by the server. */
  messages?: ChannelAttributes;
}

type Emit = <Name extends keyof RtmEvents>(name: Name, payload: RtmEvents[Name]) => void;

/** The channels that a member joined. Turns what the SDK hears in them into events of the port. */
export class JoinedChannels {
  readonly #channels = new Map<string, JoinedChannel>();
  readonly #emit: Emit;

  /** @param emit emits the port's events */
  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** Adds a channel, with the member's own ID and attributes. */
  add(channel: string, uid: Uid, attributes: Attributes): void {
    this.#channels.set(channel, { roster: new PresenceRoster(channel, uid), attributes });
  }

  /** Removes a channel; one that was not joined changes nothing. */
  delete(channel: string): void {
    this.#channels.delete(channel);
  }

  /** Removes all channels. */
  clear(): void {
    this.#channels.clear();
  }

  /** Returns true for a joined channel. */
  has(channel: string): boolean {
    return this.#channels.has(channel);
  }

  /** Returns a joined channel. @throws PortError `invalid-state` for any other */
  require(channel: string): JoinedChannel {
    const joined = this.#channels.get(channel);
    if (!joined) throw new PortError('invalid-state', `Not in channel ${channel}`);
    return joined;
  }

  /** Returns the attributes that the server last announced in a channel. */
  announcedIn(channel: string): ChannelAttributes | undefined {
    return this.#channels.get(channel)?.messages;
  }

  /** Emits a message. @param own the member's own ID */
  hear({ publisher, message, channelType, channelName, ...event }: MessageEvent, own: Uid): void {
    const from = toUid(publisher);
    // Agora echoes a member's own channel messages.
    if (from === undefined || from === own || typeof message !== 'string') return;
    const messages = { from, text: message, at: event.publishTime ?? event.timestamp };
    if (channelType === 'USER') this.#emit('peerMessage', messages);
    else if (from === SERVER_UID && this.#hearAttributes(channelName, message)) return;
    else if (this.#channels.has(channelName))
      this.#emit('message', { channel: channelName, ...messages });
  }

  /** Emits the changes of members that a presence event brings. */
  hearPresence(event: PresenceEvent): void {
    if (event.channelType !== 'MESSAGE') return;
    const events = this.#channels.get(event.channelName)?.roster.take(event) ?? [];
    for (const { name, payload } of events) this.#emit(name, payload);
  }

  /**
   * Applies announced attributes; an older message changes nothing. @returns whether the text is such a
   * message
   */
  #hearAttributes(channel: string, text: string): boolean {
    const messages = parseAttributes(text);
    const joined = this.#channels.get(channel);
    if (!messages) return false;
    if (!joined || messages.revision <= (joined.messages?.revision ?? -1)) return true;
    joined.messages = messages;
    this.#emit('channelAttributes', { channel, ...messages });
    return true;
  }
}

/** Subscribes to a channel and writes the member's attributes there. */
export async function enterChannel(
  client: RtmClient,
  channel: string,
  attributes: Attributes,
): Promise<void> {
  // Without metadata: everyone may write it, and a project may lack it.
  await client.subscribe(channel, { withMessage: true, withPresence: true, withMetadata: false });
  if (Object.keys(attributes).length === 0) return;
  await client.presence.setState(channel, 'MESSAGE', attributes);
}

/** Writes some of the member's attributes in a channel, after removing others by name. */
export async function changeOwnAttributes(
  { presence }: RtmClient,
  channel: string,
  attributes: Attributes,
  remove: readonly string[],
): Promise<void> {
  if (remove.length > 0) {
    await presence.removeState(channel, 'MESSAGE', { states: [...remove] });
  }
  if (Object.keys(attributes).length > 0) await presence.setState(channel, 'MESSAGE', attributes);
}
