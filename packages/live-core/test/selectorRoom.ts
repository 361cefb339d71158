import type { Attendee, LiveSessionOptions, Uid } from '@rostra/contract/live';
import { emptyRoom } from '../src/session/RoomState.ts';
import type { RoomState } from '../src/session/RoomState.ts';
import { fromAttendee } from '../src/session/members/Member.ts';
import type { Member } from '../src/session/members/Member.ts';
import type { MembersView } from '../src/session/members/MemberTable.ts';
import type { Picture } from '../src/session/media/OwnMediaState.ts';

/** A member of the audience who may do nothing, changed as asked. */
export const attendee = (change: Partial<Attendee> = {}): Attendee => ({
  id: 1,
  uid: 1,
  role: 'audience',
  mute: true,
  hide: false,
  volume: 100,
  hands_up: null,
  name: 'Lin Wei',
  nick_name: 'Lin Wei',
  super_moderator: false,
  co_host: false,
  share_screen_id: null,
  user_score: null,
  position_name: null,
  logo: null,
  organization_type_id: null,
  en_organization_name: null,
  sc_organization_name: null,
  tc_organization_name: null,
  is_online: true,
  allow_view_list: false,
  allow_view_message: false,
  allow_view_count: false,
  allow_manage_mute: false,
  ...change,
});

/** The same as a row of the member table, online unless changed. */
export const member = (change: Partial<Attendee> = {}): Member => {
  const listed = attendee(change);
  return fromAttendee(listed, listed.is_online);
};

/** Members as selectors read them. */
export function membersOf(...members: readonly Member[]): MembersView {
  const byUid = new Map(members.map((one) => [one.uid, one]));
  return {
    count: byUid.size,
    get: (uid) => byUid.get(uid),
    hasCome: () => false,
  };
}

/** What of a session the selectors read. */
export function sessionOf(
  change: Partial<Pick<LiveSessionOptions, 'vendor' | 'user_type'>> & { isFree?: boolean } = {},
): LiveSessionOptions {
  const { isFree = false, ...rest } = change;
  return {
    vendor: 'embedded',
    user_type: 'audience',
    meeting: { free: isFree },
    ...rest,
  } as LiveSessionOptions;
}

/** A room inside which the reader is connected, changed as asked. */
export const room = (change: Partial<RoomState> = {}): RoomState => ({
  ...emptyRoom(membersOf()),
  phase: 'inside',
  connection: 'connected',
  session: sessionOf(),
  ...change,
});

/** A room as this member reads it. */
export const roomOf = (me: Partial<Attendee>, change: Partial<RoomState> = {}): RoomState =>
  room({ me: attendee(me), ...change });

/** A picture that is told from others by being another object. */
export const picture = (): Picture => ({ attach: () => () => undefined });

/** What others send, by their uid. */
export const sending = (
  ...senders: readonly [Uid, { hasAudio?: boolean; hasVideo?: boolean; picture?: Picture }][]
): RoomState['remote'] =>
  new Map(
    senders.map(([uid, sent]) => [
      uid,
      { hasAudio: false, hasVideo: false, picture: null, ...sent },
    ]),
  );
