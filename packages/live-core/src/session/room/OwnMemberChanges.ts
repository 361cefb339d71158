import type { Attendee } from '@rostra/contract/live';
import type { OwnMedia } from '../media/OwnMedia.ts';
import type { OwnScreen } from '../media/OwnScreen.ts';
import type { RemoteViews } from '../media/RemoteViews.ts';
import { mediaRightsOf } from '../media/mediaRights.ts';
import type { AudiencePages } from '../members/AudiencePages.ts';
import { diffOwnMember } from '../members/diffOwnMember.ts';
import { NO_GRANTS } from '../members/meIn.ts';
import type { Member } from '../members/Member.ts';
import { canPause, canSeeList } from '../selectors/rights.ts';
import type { Notices } from './Notices.ts';
import type { ProgressChanges } from './ProgressChanges.ts';
import type { RoomState } from './RoomState.ts';

/** The parts of a room that follow the user's own role and rights. */
interface OwnRoom {
  readonly state: RoomState;
  readonly notices: Notices;
  readonly audience: AudiencePages;
  readonly remote: RemoteViews;
  readonly progress: Pick<ProgressChanges, 'isOver'>;
  readonly own: OwnMedia | undefined;
  readonly screen: OwnScreen | undefined;
  readonly ownActs: number;
  ended(): void;
  renewTickets(): Promise<void>;
  patch(change: Partial<RoomState>): void;
}

/** Turns changes of the user's own entry into state, media and notices. */
export class OwnMemberChanges {
  readonly #room: OwnRoom;

  constructor(room: OwnRoom) {
    this.#room = room;
  }

  /** Applies the server's current entry for this member: updates their media and notifies them. */
  apply(next: Attendee): void {
    const before = this.#room.state.me;
    const couldSee = canSeeList(this.#room.state);
    this.#room.patch({ me: next });
    // A member sent to the audience after it was dismissed leaves too (LROL-08).
    if (before && this.#room.progress.isOver && this.#room.state.phase === 'inside')
      this.#room.ended();
    if (couldSee && !canSeeList(this.#room.state)) this.#room.audience.forget();
    // Speaking members must hear the others.
    if (!canPause(this.#room.state)) this.#room.remote.setPaused(false);
    if (!before || this.#room.state.phase !== 'inside') return;
    const { notices: received, over } = diffOwnMember(before, next, this.#room.ownActs > 0);
    for (const code of over) this.#room.notices.clear(code);
    for (const code of received) this.#room.notices.add(code);
    if (!before.mute && next.mute) void this.#room.own?.handleMuted().catch(() => undefined);
    if (this.#needsTickets(before, next)) void this.#riseWithTickets();
    else void this.#room.own?.handleRights(mediaRightsOf(next)).catch(() => undefined);
    // The server already ended the share with the role.
    if (!mediaRightsOf(next).video) void this.#room.screen?.stop({ isNotified: true });
  }

  /** An Agora ticket encodes the sending rights, so a member who gains rights needs a new ticket first. */
  #needsTickets(before: Attendee, next: Attendee): boolean {
    const [had, has] = [mediaRightsOf(before), mediaRightsOf(next)];
    const isMore = (has.audio && !had.audio) || (has.video && !had.video);
    return isMore && this.#room.state.session?.vendor === 'agora';
  }

  async #riseWithTickets(): Promise<void> {
    await this.#room.renewTickets().catch(() => undefined);
    // They may have been sent back to the audience meanwhile.
    const { me } = this.#room.state;
    if (me) await this.#room.own?.handleRights(mediaRightsOf(me)).catch(() => undefined);
  }

  /** Applies presence, which arrives before the lists; grants arrive with the lists. */
  applyPresence(me: Attendee, { role, mute, hide, volume, hands_up, name }: Member): void {
    const isSame =
      me.role === role &&
      me.mute === mute &&
      me.hide === hide &&
      me.volume === volume &&
      me.hands_up === hands_up;
    if (isSame) return;
    // Grants of a role end with it at once; other grants come with the lists.
    const isDown = me.role !== role && (me.role === 'broadcaster' || role === 'audience');
    const grants = isDown ? NO_GRANTS : {};
    this.apply({ ...me, ...grants, role, mute, hide, volume, hands_up, name: name ?? me.name });
  }
}
