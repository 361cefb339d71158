import type { Attendee, LiveLists, Uid } from '@rostra/contract/live';
import { HandQueue } from './HandQueue.ts';
import type { Member } from './Member.ts';
import { MemberTable } from './MemberTable.ts';
import { StageOrder } from './StageOrder.ts';

/** Changes of members, collected by frame or one by one. */
export interface RoomMembersEvents {
  /** The first change since the last frame. */
  dirty(): void;
  changed(before: Member | undefined, after: Member | undefined): void;
}

/** Members, the stage and raised hands, from presence and the server's lists. */
export class RoomMembers {
  readonly table: MemberTable;
  readonly #stage = new StageOrder();
  readonly #hands = new HandQueue();
  readonly #staffUids = new Set<Uid>();
  #staff: readonly Uid[] = [];

  constructor(events: RoomMembersEvents) {
    this.table = new MemberTable({
      dirty: () => events.dirty(),
      changed: (before, after) => {
        this.#place(before, after);
        events.changed(before, after);
      },
    });
  }

  get stage(): readonly Uid[] {
    return this.#stage.uids;
  }

  get hands(): readonly Uid[] {
    return this.#hands.uids;
  }

  get staff(): readonly Uid[] {
    return this.#staff;
  }

  /** @param requested the table's `moment` of the request */
  handleAttendees(attendees: readonly Attendee[], requested?: number): void {
    this.table.handleAttendees(attendees, requested);
  }

  /**
   * Applies the server's lists; members on none of them neither speak nor have a raised hand.
   *
   * @param seesHands whether this user's lists contain others' raised hands
   * @param requested the table's `moment` of the request
   */
  handleLists(lists: LiveLists, seesHands: boolean, requested?: number): void {
    const { broadcasters, experts, unmute_audiences, hands_up_audiences, staff } = lists;
    const listed = [...broadcasters, ...experts, ...unmute_audiences, ...hands_up_audiences];
    const uids = new Set([...listed, ...staff].map(({ uid }) => uid));
    const known = [...this.#stage.uids, ...(seesHands ? this.#hands.uids : [])];
    const gone = known.filter((uid) => !uids.has(uid));
    this.table.handleAttendees([...listed, ...staff, ...lists.affect_user_infos], requested);
    for (const uid of gone) this.table.seat(uid, requested);
    this.#stage.handleLists(lists);
  }

  /** Most changes move nobody, and there are thousands of them. */
  #place(before: Member | undefined, after: Member | undefined): void {
    const isMoved =
      before?.role !== after?.role ||
      before?.mute !== after?.mute ||
      before?.hands_up !== after?.hands_up ||
      before?.isOnline !== after?.isOnline;
    const uid = (after ?? before)?.uid;
    if (!isMoved || uid === undefined) return;
    this.#stage.handleMember(uid, after);
    this.#hands.handleMember(uid, after);
    this.#followStaff(uid, after);
  }

  #followStaff(uid: Uid, after: Member | undefined): void {
    if (this.#staffUids.has(uid) === (after?.role === 'staff')) return;
    if (after?.role === 'staff') this.#staffUids.add(uid);
    else this.#staffUids.delete(uid);
    this.#staff = Array.from(this.#staffUids);
  }
}
