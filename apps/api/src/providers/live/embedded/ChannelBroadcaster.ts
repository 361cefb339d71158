import type { Uid, WireEventName, WireEvents } from '@rostra/contract/live';
import { FULL_VISIBILITY, DEFAULT_VISIBILITY } from '../Visibility.ts';
import type { Visibility } from '../Visibility.ts';
import type { Hearing, MessageChannel } from './MessageChannel.ts';
import type { MessageSession } from './MessageSession.ts';
import type { PresenceChange } from './PresenceBatch.ts';
import { publishMany, publishOne } from './publishPresence.ts';
import type { Audience } from './publishPresence.ts';
import { sendNewcomers, sendRoster } from './sendRoster.ts';
import type { PublishedAttributes } from './PublishedAttributes.ts';

/** Publishes the events of a hub's channels, to each member as far as they may see them. */
export class ChannelBroadcaster {
  readonly #sessions: ReadonlyMap<Uid, MessageSession>;
  readonly #notified: PublishedAttributes;

  constructor(sessions: ReadonlyMap<Uid, MessageSession>, received: PublishedAttributes) {
    this.#sessions = sessions;
    this.#notified = received;
  }

  /** Returns a member's visibility; the default while the server has set none. */
  visibilityOf(name: string, uid: Uid): Visibility {
    if (this.#sessions.get(uid)?.claims.mayDirect) return FULL_VISIBILITY;
    return this.#notified.visibilityOf(name, uid) ?? DEFAULT_VISIBILITY;
  }

  audience({ name }: MessageChannel): Audience {
    return {
      visibilityOf: (uid) => this.visibilityOf(name, uid),
      notify: (channel, event, payload, hears) => this.notify(channel, event, payload, hears),
    };
  }

  /** @param hears everyone, when undefined */
  notify<Name extends WireEventName>(
    channel: MessageChannel,
    event: Name,
    payload: WireEvents[Name],
    hears: Hearing | undefined,
  ): void {
    const frame = channel.log(event, payload, hears);
    for (const uid of channel.uids) {
      if (hears?.(uid) !== false) this.#sessions.get(uid)?.sendShared(frame);
    }
  }

  /** Publishes a change of a member, or gathers it for the end of the tick. */
  change(channel: MessageChannel, uid: Uid, change: PresenceChange, isOwnNotified = false): void {
    if (!channel.presence.isSingle(uid, change)) return;
    publishOne(channel, this.audience(channel), uid, change, isOwnNotified);
  }

  /** Publishes the gathered changes. */
  tick(channel: MessageChannel): void {
    const gathered = channel.presence.take();
    if (!gathered) return;
    const audience = this.audience(channel);
    publishMany(channel, audience, gathered.waiting);
    sendNewcomers(channel, gathered.newcomers, audience, (uid) => this.#sessions.get(uid));
  }

  /** Sends a member the list of members. */
  show(channel: MessageChannel, session: MessageSession): void {
    sendRoster(session, channel, this.audience(channel));
  }

  /** Sends a member the list of members again, since their visibility may have changed. */
  showAgain(channel: MessageChannel, uid: Uid): void {
    const session = this.#sessions.get(uid);
    if (session?.connection === undefined) session?.reshown.add(channel.name);
    else this.show(channel, session);
  }
}
