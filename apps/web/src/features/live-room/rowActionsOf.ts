import type { Attendee, MemberAction } from '@rostra/contract/live';
import { canControl, canModerate, canMute } from '@rostra/live-core';
import type { Member, RoomState } from '@rostra/live-core';
import type { RoomText } from './liveTextOf.ts';

/** One thing that may be done to a person now. */
export interface RowAction {
  readonly action: MemberAction;
  readonly label: string;
  readonly isFirstOfGroup?: true;
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

/** What the reader may do to a member now, by his rights and what the member is (live §6). */
export function rowActionsOf(t: RoomText, state: RoomState, member: Member): readonly RowAction[] {
  const { role, mute, hide, attendee } = member;
  const [controls, moderates] = [canControl(state), canModerate(state)];
  const isMe = member.uid === state.me?.uid;
  const isListener = role === 'audience';
  const found: RowAction[] = [];
  const add = (action: MemberAction, text: Parameters<RoomText>[0]): void => {
    found.push({ action, label: t(text) });
  };
  if (!isMe && role !== 'staff' && canMute(state) && member.isOnline) {
    if (mute) add('unmute', 'liveEntry.people.unmute');
    else add('mute', 'liveEntry.people.mute');
  }
  if (controls && isListener) add('to_expert', 'liveEntry.people.toExpert');
  if (controls && role === 'expert') add('to_audience', 'liveEntry.people.toAudience');
  if (moderates && member.hands_up !== null) add('hands_down', 'liveEntry.people.handDown');
  if (moderates) add('rename', 'liveEntry.people.rename');
  if (moderates && role === 'expert') {
    if (hide) add('display_attendee', 'liveEntry.people.display');
    else add('hide_attendee', 'liveEntry.people.hide');
  }
  const before = found.length;
  if (controls && attendee && (isListener || role === 'expert')) {
    for (const [field, give, take] of GRANTS) {
      const [action, text] = attendee[field] ? take : give;
      add(action, `liveEntry.people.${text}`);
    }
  }
  return found.map((one, at) =>
    at === before && before > 0 ? { ...one, isFirstOfGroup: true } : one,
  );
}
