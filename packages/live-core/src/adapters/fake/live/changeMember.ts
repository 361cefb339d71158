import { isSuperRole, LIVE_EXPERTS_MAX, ROLE_TRANSITIONS } from '@rostra/contract/live';
import type { MemberAction, RoleChange } from '@rostra/contract/live';
import type { FakeMember } from './FakeMember.ts';
import { hasHostControls, mayEnd, mayModerate } from './fakeRights.ts';
import { refuse } from './refuse.ts';

/** A requested change of a member. */
export interface MemberChange {
  readonly by: FakeMember;
  readonly of: FakeMember;
  readonly action: MemberAction;
  readonly name: string | undefined;
  /** Percent. */
  readonly volume: number | undefined;
  readonly all: Iterable<FakeMember>;
  /** Whether the changed member is in the room. */
  readonly isHere: boolean;
  /** UTC. */
  readonly now: string;
}

function changeRole(member: FakeMember, step: RoleChange): void {
  const next = ROLE_TRANSITIONS[member.role][step];
  if (!next) refuse('liveRoleRefused');
  member.role = next;
  member.hands_up = null;
  member.mute = next === 'audience';
  if (next !== 'audience') return;
  member.allow_view_list = false;
  member.allow_view_message = false;
  member.allow_view_count = false;
  member.allow_manage_mute = false;
}

const isFull = (all: Iterable<FakeMember>): boolean =>
  Array.from(all).filter(({ role }) => role === 'expert').length >= LIVE_EXPERTS_MAX;

/** Makes a replaced host an expert, or audience without a free seat. */
const stepDown = (host: FakeMember, all: Iterable<FakeMember>): void =>
  changeRole(host, isFull(all) ? 'toAudience' : 'toExpert');

/**
 * Runs an action of `setMemberInfo` by the server's rules.
 *
 * @returns the members concerned
 * @throws LiveError `refused`
 */
export function changeMember(requested: MemberChange): readonly FakeMember[] {
  const { by, of, action, all } = requested;
  const isSelf = by === of;
  const mutes = (mayModerate(by) || by.allow_manage_mute) && of.role !== 'broadcaster';
  const need = (isAllowed: boolean): void => {
    if (!isAllowed) refuse('liveRoleRefused');
  };
  switch (action) {
    case 'hands_up':
      need(isSelf);
      if (of.role !== 'audience' || !of.mute) refuse('liveHandRefused');
      of.hands_up ??= requested.now;
      return [of];
    case 'hands_down':
      need(isSelf || mayModerate(by));
      of.hands_up = null;
      return [of];
    case 'all_hands_down': {
      need(isSelf && mayModerate(by));
      const raised = Array.from(all).filter(({ hands_up }) => hands_up !== null);
      for (const member of raised) member.hands_up = null;
      return raised;
    }
    case 'mute':
      need(of.role !== 'staff' && (isSelf || mutes));
      of.mute = true;
      return [of];
    case 'unmute':
      need(of.role !== 'staff' && (isSelf ? of.role !== 'audience' : mutes));
      of.mute = false;
      of.hands_up = null;
      return [of];
    case 'to_expert': {
      need(hasHostControls(by));
      if (!requested.isHere) refuse('liveMemberOffline');
      if (isFull(all)) refuse('liveExpertsFull');
      changeRole(of, 'toExpert');
      return [of];
    }
    case 'to_audience':
      need(hasHostControls(by));
      changeRole(of, 'toAudience');
      return [of];
    case 'transfer_broadcaster':
      need(mayEnd(by) && by.role === 'broadcaster' && !isSelf);
      if (!requested.isHere) refuse('liveMemberOffline');
      changeRole(of, 'toBroadcaster');
      stepDown(by, all);
      return [by, of];
    case 'recycle_broadcaster': {
      need(of.user_type === 'broadcaster' && of.role !== 'broadcaster');
      need(isSelf || isSuperRole(by.role));
      const standIns = Array.from(all).filter(({ role }) => role === 'broadcaster');
      changeRole(of, 'recallBroadcaster');
      for (const standIn of standIns) stepDown(standIn, all);
      return [of, ...standIns];
    }
    case 'set_volume':
      need(mayModerate(by) && of.role !== 'broadcaster');
      of.volume = requested.volume ?? of.volume;
      return [of];
    case 'take_over': {
      need(isSelf && by.role !== 'broadcaster' && (by.co_host || by.role === 'staff'));
      const hosts = Array.from(all).filter(({ role }) => role === 'broadcaster');
      changeRole(by, 'toBroadcaster');
      for (const host of hosts) stepDown(host, all);
      return [by, ...hosts];
    }
    default:
      need(hasHostControls(by));
      applySetting(of, action, requested.name);
      return [of];
  }
}

type Setting = Exclude<
  MemberAction,
  | 'hands_up'
  | 'hands_down'
  | 'all_hands_down'
  | 'mute'
  | 'unmute'
  | 'to_expert'
  | 'to_audience'
  | 'transfer_broadcaster'
  | 'recycle_broadcaster'
  | 'set_volume'
  | 'take_over'
>;

function applySetting(of: FakeMember, action: Setting, name: string | undefined): void {
  switch (action) {
    case 'rename':
      if (name === undefined || name.trim() === '') refuse('liveNameEmpty');
      of.name = name;
      break;
    case 'hide_attendee':
    case 'display_attendee':
      of.hide = action === 'hide_attendee';
      break;
    case 'view_attendee':
    case 'unview_attendee':
      of.allow_view_list = action === 'view_attendee';
      break;
    case 'view_message':
    case 'unview_message':
      of.allow_view_message = action === 'view_message';
      break;
    case 'view_member_count':
    case 'unview_member_count':
      of.allow_view_count = action === 'view_member_count';
      break;
    case 'manage_mute':
    case 'unmanage_mute':
      of.allow_manage_mute = action === 'manage_mute';
      break;
  }
}
