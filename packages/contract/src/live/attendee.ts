import type { LiveRole } from './liveRole.ts';
import type { ConverterState } from './recording.ts';
import type { Uid } from './messaging.ts';
import type { PhoneOnStage } from './phone.ts';

/** What a member of a live may do beyond his role, granted by the host (live §6). */
export interface AttendeeGrants {
  readonly allow_view_list: boolean;
  readonly allow_view_message: boolean;
  readonly allow_view_count: boolean;
  readonly allow_manage_mute: boolean;
}

/** One who takes part in a live, as the server tells it to everyone who may see him (live §3). */
export interface Attendee extends AttendeeGrants {
  /** The user's. */
  readonly id: number;
  /** His number in this live, for both channels. */
  readonly uid: Uid;
  readonly role: LiveRole;
  readonly mute: boolean;
  readonly hide: boolean;
  /** Percent, 100 as sent. */
  readonly volume: number;
  /** When he raised his hand, UTC; null means hand down. */
  readonly hands_up: string | null;
  /** What everyone reads: the nickname, or what the host renamed him to. */
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
  /** His voice goes through the voice changer; who he is stays verified (LPIT-12). */
  readonly voice_changed?: boolean;
  /** The event seats him as its host: while another stands in, the role can be given back to him (LROL-51). */
  readonly seated_host?: boolean;
}

/** The lists and values that a live's screens are made of (live §3 "Server list payloads"). */
export interface LiveLists {
  /** The change as of which they are: what a message told of a later one stands. */
  readonly revision: number;
  readonly broadcasters: readonly Attendee[];
  readonly experts: readonly Attendee[];
  /** Audience members whom the host lets speak. */
  readonly unmute_audiences: readonly Attendee[];
  /** In the order of raising. */
  readonly hands_up_audiences: readonly Attendee[];
  readonly staff: readonly Attendee[];
  /** Members online, staff not counted; null for who may not see counts. */
  readonly online_player: number | null;
  readonly allow_public_channel: boolean;
  /** Plain text of host or staff for everyone in the room; null: there is none. */
  readonly announcement: string | null;
  /** The media converter; a failed state is ignored by clients. Super roles only, else null. */
  readonly converter: { readonly state: ConverterState } | null;
  /** Telephones that are heard in the room. */
  readonly phones: readonly PhoneOnStage[];
  /** Users whom the change that brought these lists concerns. */
  readonly affect_users: readonly number[];
  /** How they are now, as far as the reader may see them, and the reader himself. */
  readonly affect_user_infos: readonly Attendee[];
}

/**
 * What `setMemberInfo` can do to a member (live §7); `hands_up` by decision LMEM-61. `all_hands_down`
 * lowers every hand at once and is asked of oneself: one call each would run into the limit (LMEM-68).
 * `set_volume` is LHST-03; `take_over`, by a co-host or any staff of himself, LROL-53.
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
export type MemberAction = (typeof MEMBER_ACTIONS)[number];
