import { isSuperRole, LIVE_TILES_MAX, ROLE_TRANSITIONS } from '@rostra/contract/live';
import { mediaRightsOf } from '../media/mediaRights.ts';
import type { MediaRights } from '../media/mediaRights.ts';
import type { Member } from '../members/Member.ts';
import type { RoomState } from '../room/RoomState.ts';

const NONE: MediaRights = { audio: false, video: false };

/** Whether the user is host or staff, who see full names and payments (LROL-34). */
export const isSuper = ({ me }: RoomState): boolean => me !== null && isSuperRole(me.role);

/** Whether the user holds the host role. */
export const isHost = ({ me }: RoomState): boolean => me?.role === 'broadcaster';

const isSuperModerator = ({ me }: RoomState): boolean => me?.role === 'staff' && me.super_moderator;

/** Whether the user has host controls: preparing, starting, making experts, granting (LROL-24, LROL-40). */
export const canControl = (state: RoomState): boolean =>
  isHost(state) || isSuperModerator(state) || state.me?.co_host === true;

/** Whether the user may stop the live session and give the host role away; never a co-host (LROL-40). */
export const canStop = (state: RoomState): boolean => isHost(state) || isSuperModerator(state);

/**
 * Whether the user is the event's host during a replacement; they may reclaim the role at any time (LROL-26,
 * LROL-44).
 */
export const canReclaimHost = ({ me, session }: RoomState): boolean =>
  session?.user_type === 'broadcaster' &&
  me !== null &&
  ROLE_TRANSITIONS[me.role].recallBroadcaster !== undefined;

/** Whether the user, staff or the acting host, may return the role to this member, the event's host (LROL-51). */
export const canGiveBack = (state: RoomState, { uid, role, attendee }: Member): boolean =>
  isSuper(state) &&
  uid !== state.me?.uid &&
  attendee?.seated_host === true &&
  ROLE_TRANSITIONS[role].recallBroadcaster !== undefined;

/** Whether the user may claim the role of an absent host: co-hosts and staff (LROL-53). */
export const canClaimHost = (state: RoomState): boolean =>
  !isHost(state) && (state.me?.role === 'staff' || state.me?.co_host === true);

/**
 * Whether the user may remove this member or set their volume.
 * Only staff with full controls may act on the host (LHST-03, LHST-12).
 */
export const canActOn = (state: RoomState, { uid, role }: Pick<Member, 'uid' | 'role'>): boolean =>
  canModerate(state) &&
  uid !== state.me?.uid &&
  (role !== 'broadcaster' || isSuperModerator(state));

/** Whether the user may moderate: remove messages, open and close the public chat, rename, lower hands. */
export const canModerate = (state: RoomState): boolean => isSuper(state) || canControl(state);

/** Whether the user may mute and unmute others. */
export const canMute = (state: RoomState): boolean =>
  canModerate(state) || state.me?.allow_manage_mute === true;

/** Whether the user may mute or unmute this member; only staff with full controls may mute the host. */
export const canMuteMember = (state: RoomState, { role }: Pick<Member, 'role'>): boolean =>
  canMute(state) && role !== 'staff' && (role !== 'broadcaster' || isSuperModerator(state));

/** Whether the user may spotlight this member, who must be present and may send video (LHST-13). */
export const canSpotlight = (
  state: RoomState,
  { role, isOnline }: Pick<Member, 'role' | 'isOnline'>,
): boolean => canControl(state) && isOnline && (role === 'broadcaster' || role === 'expert');

/** Whether the user only listens over a real-time connection and may therefore pause (LMED-23). */
export const canPause = ({ me, session }: RoomState): boolean =>
  me?.role === 'audience' && !mediaRightsOf(me).audio && session?.vendor !== 'rtmp';

/** Whether the user may see the audience list (LROL-29). */
export const canSeeList = (state: RoomState): boolean =>
  canModerate(state) || state.me?.allow_view_list === true;

/**
 * Whether the user may read the public chat: everyone while it is open, else moderators and permitted members
 * (LCHT-17).
 */
export const canReadChat = (state: RoomState): boolean =>
  state.allowPublicChannel || canModerate(state) || state.me?.allow_view_message === true;

/** Whether the user may write now. */
export const canSend = (state: RoomState): boolean =>
  canReadChat(state) && state.connection === 'connected';

/** Whether the user may raise a hand; audience members only while muted (LMEM-67). */
export const canRaiseHand = ({ me, connection }: RoomState): boolean =>
  me?.role === 'audience' && me.mute && me.hands_up === null && connection === 'connected';

/** Returns what the user may send; nothing where a stream replaces the media client (LCON-09, EVT-68). */
export const mediaRights = ({ me, session }: RoomState): MediaRights =>
  me && session?.vendor !== 'rtmp' ? mediaRightsOf(me) : NONE;

const videoCount = ({ remote }: RoomState): number => {
  let count = 0;
  for (const { hasVideo } of remote.values()) count += Number(hasVideo);
  return count;
};

/** Whether the own camera may be sent: at most twelve videos, screens included (LMED-05, LMED-07). */
export const mayShowMore = (state: RoomState): boolean => videoCount(state) < LIVE_TILES_MAX;

/** Whether the own screen may be sent next to the own camera. */
export const mayShareScreen = (state: RoomState): boolean =>
  videoCount(state) + Number(state.own.camera.isOn) < LIVE_TILES_MAX;

/** Returns the online count, if the user may see it (live §6). */
export const onlineCount = (state: RoomState): number | null =>
  canModerate(state) || state.me?.allow_view_count === true ? state.online : null;
