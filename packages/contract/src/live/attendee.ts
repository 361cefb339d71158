import type { LiveRole } from './liveRole.ts';
import type { ConverterState } from './recording.ts';
import type { Uid } from './messaging.ts';
import type { PhoneOnStage } from './phone.ts';

/** Rights of a member of a live session beyond their role, granted by the host (live §6). */
export interface AttendeeGrants {
  readonly allow_view_list: boolean;
  readonly allow_view_message: boolean;
  readonly allow_view_count: boolean;
  readonly allow_manage_mute: boolean;
}

/** A member of a live session, as the server shows them to everyone with the right to see them (live §3). */
export interface Attendee extends AttendeeGrants {
  /** The user's. */
  readonly id: number;
  /** The member's number in this live session, for both channels. */
  readonly uid: Uid;
  readonly role: LiveRole;
  readonly mute: boolean;
  readonly hide: boolean;
  /** Percent, 100 as sent. */
  readonly volume: number;
  /** The time at which they raised their hand, UTC; null means the hand is down. */
  readonly hands_up: string | null;
  /** The name shown to everyone: the nickname, or the name that the host gave them. */
  readonly name: string;
  readonly nick_name: string;
  readonly super_moderator: boolean;
  readonly co_host: boolean;
  readonly share_screen_id: Uid | null;
  readonly user_score: number | null;
  readonly position_name: string | null;
  readonly logo: string | null;
  readonly organization_type_id: number | null;
  readonly en_organization_name: string | null;
  readonly sc_organization_name: string | null;
  readonly tc_organization_name: string | null;
  readonly is_online: boolean;
  /** The rest goes to super roles only (LMEM-26, LMEM-64). */
  readonly full_name?: string;
  readonly has_paid?: boolean;
  readonly card_type?: 'ppv' | null;
  /** Coins. */
  readonly actual_paid?: number | null;
  /** Their voice goes through the voice changer; their identity stays verified (LPIT-12). */
  readonly voice_changed?: boolean;
  /** The event's own host. While someone else hosts, the role can be returned to them (LROL-51). */
  readonly seated_host?: boolean;
}

/** The lists and values shown on a live session's screens (live §3 "Server list payloads"). */
export interface LiveLists {
  /** The change these lists reflect. Messages with a later revision take precedence. */
  readonly revision: number;
  readonly broadcasters: readonly Attendee[];
  readonly experts: readonly Attendee[];
  /** Audience members allowed to speak by the host. */
  readonly unmute_audiences: readonly Attendee[];
  /** In the order in which they raised their hands. */
  readonly hands_up_audiences: readonly Attendee[];
  readonly staff: readonly Attendee[];
  /** Members online, without staff; null for members without the right to see counts. */
  readonly online_player: number | null;
  readonly allow_public_channel: boolean;
  /** Plain text from host or staff for everyone in the room; null: none. */
  readonly announcement: string | null;
  /** The media converter; a failed state is ignored by clients. Super roles only, else null. */
  readonly converter: { readonly state: ConverterState } | null;
  /** Phones heard in the room. */
  readonly phones: readonly PhoneOnStage[];
  /** Users affected by the change that produced these lists. */
  readonly affect_users: readonly number[];
  /** The affected members after the change, as far as the reader may see them, and the reader. */
  readonly affect_user_infos: readonly Attendee[];
}

/**
 * Changes that `setMemberInfo` can make to a member (live §7); `hands_up` by decision LMEM-61.
 * `all_hands_down` lowers every hand in one call, addressed to the caller: separate calls would run
 * into the limit (LMEM-68). `set_volume` is LHST-03. `take_over` is for a co-host or any staff,
 * addressed to themselves (LROL-53).
 */
export const MEMBER_ACTIONS = [
  'rename',
  'transfer_broadcaster',
  'recycle_broadcaster',
  'to_expert',
  'to_audience',
  'hide_attendee',
  'display_attendee',
  'view_attendee',
  'unview_attendee',
  'view_message',
  'unview_message',
  'view_member_count',
  'unview_member_count',
  'mute',
  'unmute',
  'hands_up',
  'hands_down',
  'all_hands_down',
  'manage_mute',
  'unmanage_mute',
  'set_volume',
  'take_over',
] as const;
/** Action on a member by `setMemberInfo` (live §7). */
export type MemberAction = (typeof MEMBER_ACTIONS)[number];
