import { DEFAULT_VOLUME } from '@rostra/contract/live';
import type { Attendee, AttendeeGrants, Attributes, LiveRole, Uid } from '@rostra/contract/live';

/** A row of the fake server's members. */
export interface FakeMember extends AttendeeGrants {
  readonly id: number;
  readonly uid: Uid;
  readonly user_type: LiveRole;
  readonly nick_name: string;
  readonly full_name: string;
  role: LiveRole;
  mute: boolean;
  hide: boolean;
  volume: number;
  hands_up: string | null;
  name: string;
  allow_view_list: boolean;
  allow_view_message: boolean;
  allow_view_count: boolean;
  allow_manage_mute: boolean;
  super_moderator: boolean;
  co_host: boolean;
  voice_changed: boolean;
  logo: string | null;
  removed: boolean;
  /** The member attends without having paid. */
  trial: boolean;
}

/** Uids differ from user IDs, so that a mix-up is noticed. */
const UID_FROM = 1000;

/** Creates a newly admitted member: audience is muted, and only the host has grants (LROL-20 to LROL-23). */
export function makeMember(id: number, role: LiveRole, name: string): FakeMember {
  const isHost = role === 'broadcaster';
  return {
    id,
    uid: UID_FROM + id,
    user_type: role,
    nick_name: name,
    full_name: `${name} (${id})`,
    role,
    mute: role === 'audience' || role === 'staff',
    hide: false,
    volume: DEFAULT_VOLUME,
    hands_up: null,
    name,
    allow_view_list: isHost,
    allow_view_message: isHost,
    allow_view_count: isHost,
    allow_manage_mute: isHost,
    super_moderator: false,
    co_host: false,
    voice_changed: false,
    logo: null,
    removed: false,
    trial: false,
  };
}

/** Returns the list entry, with full name and payment for super roles only (LMEM-26). */
export function toAttendee(row: FakeMember, isOnline: boolean, toSuper: boolean): Attendee {
  const { id, uid, role, mute, hide, volume, hands_up, name, nick_name } = row;
  const { allow_view_list, allow_view_message, allow_view_count, allow_manage_mute } = row;
  const { super_moderator, co_host, full_name, voice_changed } = row;
  return {
    id,
    uid,
    role,
    mute,
    hide,
    volume,
    hands_up,
    name,
    nick_name,
    super_moderator,
    co_host,
    allow_view_list,
    allow_view_message,
    allow_view_count,
    allow_manage_mute,
    share_screen_id: null,
    user_score: null,
    position_name: null,
    logo: row.logo,
    organization_type_id: null,
    en_organization_name: null,
    sc_organization_name: null,
    tc_organization_name: null,
    is_online: isOnline,
    ...(toSuper
      ? {
          full_name,
          has_paid: true,
          card_type: null,
          actual_paid: null,
          voice_changed,
          seated_host: row.user_type === 'broadcaster',
        }
      : {}),
  };
}

/** Returns the presence attributes, with a name only where everyone may read it. */
export function toAttributes({ id, role, mute, ...row }: FakeMember): Attributes {
  const isNamed = role === 'broadcaster' || role === 'expert' || (role === 'audience' && !mute);
  return {
    id: String(id),
    role,
    mute: mute ? '1' : '0',
    hide: row.hide ? '1' : '0',
    volume: String(row.volume),
    hands_up: row.hands_up ?? '',
    ...(isNamed ? { name: row.name } : {}),
  };
}
