import type { Attendee, LiveSessionOptions, Uid } from '@rostra/contract/live';
import { emptyRoom } from '../src/session/room/RoomState.ts';
import type { RoomState } from '../src/session/room/RoomState.ts';
import { fromAttendee } from '../src/session/members/Member.ts';
import type { Member } from '../src/session/members/Member.ts';
import type { MembersView } from '../src/session/members/MemberTable.ts';
import type { VideoView } from '../src/session/media/OwnMediaState.ts';

/** Creates an audience member without rights, with these changes. */
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

/** Creates the same as a row of the member table, online by default. */
export const member = (change: Partial<Attendee> = {}): Member => {
  const listed = attendee(change);
  return fromAttendee(listed, listed.is_online);
};

/** Creates members as selectors read them. */
export function membersOf(...members: readonly Member[]): MembersView {
  const byUid = new Map(members.map((one) => [one.uid, one]));
  return {
    count: byUid.size,
    get: (uid) => byUid.get(uid),
    hasCome: () => false,
  };
}

/** Creates the part of a session that selectors read. */
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

/** Creates the state of a user connected inside a room, with these changes. */
export const room = (change: Partial<RoomState> = {}): RoomState => ({
  ...emptyRoom(membersOf()),
  phase: 'inside',
  connection: 'connected',
  session: sessionOf(),
  ...change,
});

/** Creates the state of a room for this member. */
export const roomOf = (me: Partial<Attendee>, change: Partial<RoomState> = {}): RoomState =>
  room({ me: attendee(me), ...change });

/** Creates a video that differs from others as an object. */
export const video = (): VideoView => ({ attach: () => () => undefined });

/** Creates others' media by uid. */
export const sending = (
  ...senders: readonly [Uid, { hasAudio?: boolean; hasVideo?: boolean; video?: VideoView }][]
): RoomState['remote'] =>
  new Map(
    senders.map(([uid, sent]) => [uid, { hasAudio: false, hasVideo: false, video: null, ...sent }]),
  );
