import { hasEndedFor, screenUidOf } from '@rostra/contract/live';
import type { LiveState, Uid } from '@rostra/contract/live';
import type { LiveProvider, MediaRights } from '#providers/live/LiveProvider.ts';
import { sendsVideo } from '../host/spotlight.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import type { LiveRow } from '../tables.ts';

const NOTHING: MediaRights = { send: [], receive: false };
const PICTURE: MediaRights = { send: ['video'], receive: false };

type Sharer = Pick<LiveMember, 'id' | 'role' | 'removedAt' | 'shareScreenUid'>;

const screenMediaOf = (state: LiveState, member: Sharer): MediaRights =>
  member.shareScreenUid === null || !sendsVideo(member) || hasEndedFor(state, member.role)
    ? NOTHING
    : PICTURE;

/**
 * Shared screens as the provider sees them. A screen has its own uid, which may send video while it
 * is shared; it receives nothing, and sends nothing once it is over.
 */
export class SharedScreens {
  readonly #provider: LiveProvider;
  /** The member who shares a screen, by channel. */
  readonly #sharers = new Map<string, Uid>();
  /** Members whose screen rights the provider has; old tokens of an ended screen no longer work. */
  readonly #notified = new Set<Uid>();

  constructor(provider: LiveProvider) {
    this.#provider = provider;
  }

  /** Returns the member who shares a screen in a channel. */
  sharerIn(channel: string): Uid | undefined {
    return this.#sharers.get(channel);
  }

  /** Returns the uid of the shared screen in a channel. */
  shownIn(channel: string): Uid | undefined {
    const sharer = this.#sharers.get(channel);
    return sharer === undefined ? undefined : screenUidOf(sharer);
  }

  /** Publishes the rights of a member's screen to the provider after a change. */
  notify({ channel, state }: Pick<LiveRow, 'channel' | 'state'>, member: Sharer): void {
    const { id, shareScreenUid } = member;
    const wasShown = this.#sharers.get(channel) === id;
    const isFirst = sendsVideo(member) && !this.#notified.has(id);
    if (shareScreenUid === null && !wasShown && !isFirst) return;
    this.#notified.add(id);
    if (shareScreenUid !== null) this.#sharers.set(channel, id);
    else if (wasShown) this.#sharers.delete(channel);
    this.#provider.setMediaRights(screenUidOf(id), screenMediaOf(state, member));
  }

  /** Drops the state of a channel whose session is over. */
  forget(channel: string, members: readonly Uid[]): void {
    this.#sharers.delete(channel);
    for (const id of members) this.#notified.delete(id);
  }
}
