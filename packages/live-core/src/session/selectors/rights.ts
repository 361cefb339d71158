import { isSuperRole, LIVE_TILES_MAX } from '@rostra/contract/live';
import { mediaRights as rightsOf } from '../media/mediaRights.ts';
import type { MediaRights } from '../media/mediaRights.ts';
import type { RoomState } from '../RoomState.ts';

const NONE: MediaRights = { audio: false, video: false };

/** Host, staff, and who was made equal to staff (LROL-34, LROL-40). */
export const isSuper = ({ me }: RoomState): boolean =>
  me !== null && (isSuperRole(me.role) || me.super_moderator);

export const isHost = ({ me }: RoomState): boolean => me?.role === 'broadcaster';

/** May prepare and start, make experts, rename: the host, and who has his controls (LROL-24, LROL-40). */
export const canControl = (state: RoomState): boolean =>
  isHost(state) || state.me?.super_moderator === true || state.me?.co_host === true;

/** May stop the live: not the co-host (LROL-40). */
export const canStop = (state: RoomState): boolean =>
  isHost(state) || state.me?.super_moderator === true;

/** May remove messages, open and close the public chat, lower hands. */
export const canModerate = (state: RoomState): boolean =>
  isSuper(state) || state.me?.co_host === true;

/** May mute and unmute others. */
export const canMute = (state: RoomState): boolean =>
  canModerate(state) || state.me?.allow_manage_mute === true;

/** May see the audience's list (LROL-29). */
export const canSeeList = (state: RoomState): boolean =>
  isSuper(state) || state.me?.allow_view_list === true;

/** May read the public chat. */
export const canReadChat = (state: RoomState): boolean =>
  isSuper(state) || state.me?.allow_view_message === true;

/** May write now (LCHT-17). */
export const canSend = (state: RoomState): boolean =>
  canReadChat(state) &&
  (state.allowPublicChannel || isSuper(state)) &&
  state.connection === 'connected';

/** Audience raises its hand only while it is muted (LMEM-67). */
export const canRaiseHand = ({ me, connection }: RoomState): boolean =>
  me?.role === 'audience' && me.mute && me.hands_up === null && connection === 'connected';

/** What the reader may send. */
export const mediaRights = ({ me }: RoomState): MediaRights => (me ? rightsOf(me) : NONE);

/** Whether another picture may be sent: twelve at most, screens included (LMED-05, LMED-07). */
export function mayShowMore({ remote }: RoomState): boolean {
  let pictures = 0;
  for (const { hasVideo } of remote.values()) pictures += Number(hasVideo);
  return pictures < LIVE_TILES_MAX;
}

/** Online, for who may see it (live §6). */
export const onlineCount = (state: RoomState): number | null =>
  isSuper(state) || state.me?.allow_view_count === true ? state.online : null;
