import { ROLE_TRANSITIONS } from '@rostra/contract/live';
import type { Attendee, MemberAction } from '@rostra/contract/live';
import {
  canActOn,
  canControl,
  canGiveBack,
  canSpotlight,
  canModerate,
  canReadChat,
  canMuteMember,
  canStop,
  canReclaimHost,
  spotlightUid,
  sharerUid,
} from '@rostra/live-core';
import type { Member, RoomState } from '@rostra/live-core';
import type { RoomText } from '../liveTextOf.ts';

/**
 * An act on a person: the server's, a private chat (LCHT-06), the spotlight on or off (LHST-13),
 * stopping their media (LHST-11), or returning the host role to them (LROL-51).
 */
type RowAct =
  | MemberAction
  | 'spotlight'
  | 'unspotlight'
  | 'remove'
  | 'write'
  | 'stop_screen'
  | 'stop_video'
  | 'give_back';

/** An act that the user may perform on a member now. */
export interface RowAction {
  readonly action: RowAct;
  readonly label: string;
  readonly isFirstOfGroup?: true;
  readonly tone?: 'danger';
}

type Grant = readonly [
  field: keyof Attendee & `allow_${string}`,
  give: readonly [MemberAction, 'viewList' | 'viewMessages' | 'viewCount' | 'manageMute'],
  take: readonly [MemberAction, 'unviewList' | 'unviewMessages' | 'unviewCount' | 'unmanageMute'],
];

const GRANTS: readonly Grant[] = [
  ['allow_view_list', ['view_attendee', 'viewList'], ['unview_attendee', 'unviewList']],
  ['allow_view_message', ['view_message', 'viewMessages'], ['unview_message', 'unviewMessages']],
  ['allow_view_count', ['view_member_count', 'viewCount'], ['unview_member_count', 'unviewCount']],
  ['allow_manage_mute', ['manage_mute', 'manageMute'], ['unmanage_mute', 'unmanageMute']],
];

/** Returns the acts on a member that the user may perform now (live §6). */
export function rowActionsOf(t: RoomText, state: RoomState, member: Member): readonly RowAction[] {
  const { role, mute, hide, attendee } = member;
  const [controls, moderates] = [canControl(state), canModerate(state)];
  const isMe = member.uid === state.me?.uid;
  const isListener = role === 'audience';
  /** Seen or heard by all: on stage, or allowed to speak. */
  const isOnStage = role === 'expert' || role === 'broadcaster' || (isListener && !mute);
  const found: RowAction[] = [];
  const add = (action: RowAct, text: Parameters<RoomText>[0]): void => {
    found.push({ action, label: t(text) });
  };
  if (!isMe && canReadChat(state)) add('write', 'liveTalk.messages.write');
  if (!isMe && member.isOnline && canMuteMember(state, member)) {
    // Members on stage need no permission to speak, so only their mute is lifted.
    if (mute) add('unmute', isListener ? 'liveEntry.people.unmute' : 'live.controls.unmute');
    else add('mute', 'liveEntry.people.mute');
  }
  // An absent member cannot be brought on stage.
  if (controls && isListener && member.isOnline) add('to_expert', 'liveEntry.people.toExpert');
  if (controls && role === 'expert') add('to_audience', 'liveEntry.people.toAudience');
  if (canSpotlight(state, member)) {
    const act = spotlightUid(state) === member.uid ? 'unspotlight' : 'spotlight';
    add(act, `liveEntry.people.${act}`);
  }
  if (canActOn(state, member) && isOnStage) {
    add('set_volume', 'liveEntry.people.volume');
  }
  if (canActOn(state, member)) {
    if (sharerUid(state) === member.uid) add('stop_screen', 'liveMedia.screen.stop');
    if (state.remote.get(member.uid)?.hasVideo === true)
      add('stop_video', 'liveMedia.screen.stopVideo');
  }
  if (moderates && member.hands_up !== null) add('hands_down', 'liveEntry.people.handDown');
  if (moderates) add('rename', 'liveEntry.people.rename');
  if (canActOn(state, member) && isOnStage) {
    if (hide) add('display_attendee', 'liveEntry.people.display');
    else add('hide_attendee', 'liveEntry.people.hide');
  }
  // After a return, the acting host gets their former role back; after a transfer they become an expert.
  if (canGiveBack(state, member) && member.isOnline) {
    add('give_back', 'liveEntry.people.giveBack');
  } else if (canStop(state) && !isMe && member.isOnline && ROLE_TRANSITIONS[role].toBroadcaster) {
    add('transfer_broadcaster', 'liveEntry.people.makeHost');
  }
  if (isMe && canReclaimHost(state)) {
    add('recycle_broadcaster', 'liveEntry.people.hostAgain');
  }
  const before = found.length;
  if (controls && attendee && (isListener || role === 'expert')) {
    for (const [field, give, take] of GRANTS) {
      // Everyone has the chat while it is open to all, so there is no right to give or take.
      if (field === 'allow_view_message' && state.allowPublicChannel) continue;
      const [action, text] = attendee[field] ? take : give;
      add(action, `liveEntry.people.${text}`);
    }
  }
  const grouped = found.map((one, at) =>
    at === before && before > 0 ? { ...one, isFirstOfGroup: true as const } : one,
  );
  if (!canActOn(state, member)) return grouped;
  const remove = { action: 'remove', label: t('liveEntry.people.remove') } as const;
  return [...grouped, { ...remove, tone: 'danger', isFirstOfGroup: true }];
}
