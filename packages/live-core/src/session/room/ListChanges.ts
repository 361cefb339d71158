import type { ConverterState, LiveLists } from '@rostra/contract/live';
import type { Chat } from '../chat/Chat.ts';
import { meIn, ownAsListed } from '../members/meIn.ts';
import { canReadChat, canSeeList } from '../selectors/rights.ts';
import type { Notices } from './Notices.ts';
import type { OwnMemberChanges } from './OwnMemberChanges.ts';
import type { RoomState } from './RoomState.ts';
import type { RoomStore } from './RoomStore.ts';

/** The parts of a room that the server's lists change. */
interface ListedRoom {
  readonly store: RoomStore;
  readonly state: RoomState;
  readonly notices: Notices;
  readonly chat: Chat;
  readonly ownMember: OwnMemberChanges;
  patch(change: Partial<RoomState>): void;
}

/** Turns the server's lists, and the facts sent ahead of them, into state; the newest revision wins. */
export class ListChanges {
  readonly #room: ListedRoom;
  /** The revision of the lists last applied. */
  #listed = -1;
  /** The revision of the last announcement change; older lists do not contain it. */
  #announced = -1;
  /** Whether the user could read the chat at the last lists; undefined before the first. */
  #couldRead: boolean | undefined;

  constructor(room: ListedRoom) {
    this.#room = room;
  }

  /** Applies the lists returned by a request for them, or by a change. */
  async take(ask: () => Promise<LiveLists>): Promise<void> {
    const requested = this.#room.store.members.table.moment;
    this.apply(await ask(), requested);
  }

  /**
   * Applies the server's lists. Lists older than the current revision change nothing.
   * Presence received since the request takes precedence over its answer.
   *
   * @param requested the table's `moment` of the request; by default nothing newer has arrived
   */
  apply(lists: LiveLists, requested = this.#room.store.members.table.moment): void {
    if (lists.revision < this.#listed) return;
    this.#listed = lists.revision;
    const { table } = this.#room.store.members;
    this.#room.store.members.handleLists(lists, canSeeList(this.#room.state), requested);
    const { me, online } = this.#room.state;
    this.#room.patch({
      allowPublicChannel: lists.allow_public_channel,
      phones: lists.phones,
      online: table.online ?? lists.online_player ?? online,
    });
    this.applyAnnouncement(lists.announcement, lists.revision);
    this.applyConverter(lists.converter?.state ?? null);
    if (me) {
      const listed = meIn(lists, me);
      this.#room.ownMember.apply(
        table.hasNotifiedSince(me.uid, requested) ? ownAsListed(listed, me) : listed,
      );
    }
    this.#notifyChat();
  }

  /** Notifies when the chat opens or closes for the user, once their role and the lists agree. */
  #notifyChat(): void {
    const canRead = canReadChat(this.#room.state);
    const isNew = this.#couldRead !== undefined && this.#couldRead !== canRead;
    this.#couldRead = canRead;
    if (!isNew || this.#room.state.phase !== 'inside') return;
    this.#room.notices.clear(canRead ? 'chat-closed' : 'chat-opened');
    this.#room.notices.add(canRead ? 'chat-opened' : 'chat-closed');
    if (canRead) void this.#room.chat.loadNewest();
  }

  /** @param revision revision of the change; lists with an older one arrive too late */
  applyAnnouncement(announcement: string | null, revision: number): void {
    if (revision < this.#announced) return;
    this.#announced = revision;
    this.#room.patch({ announcement });
  }

  /** Ignores a failure: a running restream keeps running, and a pending one never ran (LMEM-35). */
  applyConverter(received: ConverterState | null): void {
    const { converter } = this.#room.state;
    const running = converter === 'running' ? converter : null;
    this.#room.patch({ converter: received === 'failed' ? running : received });
  }
}
