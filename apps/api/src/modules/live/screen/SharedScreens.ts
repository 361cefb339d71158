import { hasEndedFor, screenUidOf } from '@rostra/contract/live';
import type { LiveState, Uid } from '@rostra/contract/live';
import type { LiveProvider, MediaRights } from '#providers/live/LiveProvider.ts';
import { sendsPicture } from '../homeScreen.ts';
import type { LiveMember } from '../LiveMember.ts';
import type { LiveRow } from '../tables.ts';

const NOTHING: MediaRights = { send: [], receive: false };
const PICTURE: MediaRights = { send: ['video'], receive: false };

type Sharer = Pick<LiveMember, 'id' | 'role' | 'removedAt' | 'shareScreenUid'>;

const screenMediaOf = (state: LiveState, member: Sharer): MediaRights =>
  member.shareScreenUid === null || !sendsPicture(member) || hasEndedFor(state, member.role)
    ? NOTHING
    : PICTURE;

/**
 * Whose screens are shown, as the provider knows it: a screen sends under a number of its own, which may
 * send a picture while it is shown, hears nothing, and sends nothing once it is over.
 */
export class SharedScreens {
  readonly #provider: LiveProvider;
  /** Whose screen is shown, by channel. */
  readonly #sharers = new Map<string, Uid>();
  /** Whose screens the provider was told of: an old ticket of one that is over leads nowhere. */
  readonly #told = new Set<Uid>();

  constructor(provider: LiveProvider) {
    this.#provider = provider;
  }

  /** Who shows his screen in a channel. */
  sharerIn(channel: string): Uid | undefined {
    return this.#sharers.get(channel);
  }

  /** The number that a screen is sent under in a channel. */
  shownIn(channel: string): Uid | undefined {
    const sharer = this.#sharers.get(channel);
    return sharer === undefined ? undefined : screenUidOf(sharer);
  }

  /** Tells the provider what a change made of a member's screen. */
  tell({ channel, state }: Pick<LiveRow, 'channel' | 'state'>, member: Sharer): void {
    const { id, shareScreenUid } = member;
    const wasShown = this.#sharers.get(channel) === id;
    const isFirst = sendsPicture(member) && !this.#told.has(id);
    if (shareScreenUid === null && !wasShown && !isFirst) return;
    this.#told.add(id);
    if (shareScreenUid !== null) this.#sharers.set(channel, id);
    else if (wasShown) this.#sharers.delete(channel);
    this.#provider.setMediaRights(screenUidOf(id), screenMediaOf(state, member));
  }

  /** Drops what was said of a channel whose meeting is over. */
  forget(channel: string, members: readonly Uid[]): void {
    this.#sharers.delete(channel);
    for (const id of members) this.#told.delete(id);
  }
}
