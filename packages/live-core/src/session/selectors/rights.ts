import { isSuperRole, LIVE_TILES_MAX, ROLE_TRANSITIONS } from '@rostra/contract/live';
import { mediaRights as rightsOf } from '../media/mediaRights.ts';
import type { MediaRights } from '../media/mediaRights.ts';
import type { Member } from '../members/Member.ts';
import type { RoomState } from '../RoomState.ts';

const NONE: MediaRights = { audio: false, video: false };

/** Host and staff: they see full names and payments (LROL-34). */
export const isSuper = ({ me }: RoomState): boolean => me !== null && isSuperRole(me.role);

export const isHost = ({ me }: RoomState): boolean => me?.role === 'broadcaster';

const isSuperModerator = ({ me }: RoomState): boolean => me?.role === 'staff' && me.super_moderator;

/** Has the host's controls: prepares and starts, makes experts, grants (LROL-24, LROL-40). */
export const canControl = (state: RoomState): boolean =>
  isHost(state) || isSuperModerator(state) || state.me?.co_host === true;

/** May stop the live and hand the host's role over: never the co-host (LROL-40). */
export const canStop = (state: RoomState): boolean => isHost(state) || isSuperModerator(state);

/** The event's host while another stands in for him: the role is his as soon as he wants it (LROL-26, LROL-44). */
export const canTakeBack = ({ me, session }: RoomState): boolean =>
  session?.user_type === 'broadcaster' &&
  me !== null &&
  ROLE_TRANSITIONS[me.role].recallBroadcaster !== undefined;

/** May give the host's role back to this one, the event's host while another stands in: staff, and who does (LROL-51). */
export const canGiveBack = (state: RoomState, { uid, role, attendee }: Member): boolean =>
  isSuper(state) &&
  uid !== state.me?.uid &&
  attendee?.seated_host === true &&
  ROLE_TRANSITIONS[role].recallBroadcaster !== undefined;

/** May take the place of a host who is away: co-hosts and staff (LROL-53). */
export const canTakeOver = (state: RoomState): boolean =>
  !isHost(state) && (state.me?.role === 'staff' || state.me?.co_host === true);

/** May remove this one or set how loud he is: nobody lays hands on the host but staff with every control (LHST-03, LHST-12). */
export const canActOn = (state: RoomState, { uid, role }: Pick<Member, 'uid' | 'role'>): boolean =>
  canModerate(state) &&
  uid !== state.me?.uid &&
  (role !== 'broadcaster' || isSuperModerator(state));

/** Keeps order: removes messages, opens and closes the public chat, renames, lowers hands. */
export const canModerate = (state: RoomState): boolean => isSuper(state) || canControl(state);

/** May mute and unmute others. */
export const canMute = (state: RoomState): boolean =>
  canModerate(state) || state.me?.allow_manage_mute === true;

/** May mute or unmute this one: nobody takes the floor from the host but staff with every control. */
export const canMuteMember = (state: RoomState, { role }: Pick<Member, 'role'>): boolean =>
  canMute(state) && role !== 'staff' && (role !== 'broadcaster' || isSuperModerator(state));

/** May put this one's picture on the home screen of everyone: of who may send one and is here (LHST-13). */
export const canMakeHome = (
  state: RoomState,
  { role, isOnline }: Pick<Member, 'role' | 'isOnline'>,
): boolean => canControl(state) && isOnline && (role === 'broadcaster' || role === 'expert');

/** Listens without a voice of his own, over a real-time line: he may pause it (LMED-23). */
export const canPause = ({ me, session }: RoomState): boolean =>
  me?.role === 'audience' && !rightsOf(me).audio && session?.vendor !== 'rtmp';

/** May see the audience's list (LROL-29). */
export const canSeeList = (state: RoomState): boolean =>
  canModerate(state) || state.me?.allow_view_list === true;

/** Has part in the public chat: everyone while it is open, else who may moderate or was allowed (LCHT-17). */
export const canReadChat = (state: RoomState): boolean =>
  state.allowPublicChannel || canModerate(state) || state.me?.allow_view_message === true;

/** May write now. */
export const canSend = (state: RoomState): boolean =>
  canReadChat(state) && state.connection === 'connected';

/** Audience raises its hand only while it is muted (LMEM-67). */
export const canRaiseHand = ({ me, connection }: RoomState): boolean =>
  me?.role === 'audience' && me.mute && me.hands_up === null && connection === 'connected';

/** What the reader may send; nothing where a stream stands in for the media client (LCON-09, EVT-68). */
export const mediaRights = ({ me, session }: RoomState): MediaRights =>
  me && session?.vendor !== 'rtmp' ? rightsOf(me) : NONE;

const picturesOf = ({ remote }: RoomState): number => {
  let pictures = 0;
  for (const { hasVideo } of remote.values()) pictures += Number(hasVideo);
  return pictures;
};

/** Whether the own camera may be sent: twelve pictures at most, screens included (LMED-05, LMED-07). */
export const mayShowMore = (state: RoomState): boolean => picturesOf(state) < LIVE_TILES_MAX;

/** Whether the own screen may be sent beside the own camera. */
export const mayShareScreen = (state: RoomState): boolean =>
  picturesOf(state) + Number(state.own.camera.isOn) < LIVE_TILES_MAX;

/** Online, for who may see it (live §6). */
export const onlineCount = (state: RoomState): number | null =>
  canModerate(state) || state.me?.allow_view_count === true ? state.online : null;
