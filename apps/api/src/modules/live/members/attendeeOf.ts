import { coinsFromCents } from '@rostra/contract';
import type { Attendee, AttendeeGrants } from '@rostra/contract/live';
import type { Locale } from '#platform/viewer/Viewer.ts';
import type { LiveMember } from './LiveMember.ts';
import { nameOf } from './LiveMember.ts';
import type { MemberPayment } from './readPayments.ts';
import type { MemberRow } from '../tables.ts';

/** A viewer's view of other members, and the data known at this moment. */
export interface AttendeeContext {
  /** The viewer's language. */
  readonly locale: Locale;
  readonly online: ReadonlySet<number>;
  /** Payments by user, for super roles; undefined hides full names and payments (LMEM-26). */
  readonly payments: ReadonlyMap<number, MemberPayment> | undefined;
}

/** Returns a member's grants; the host always has all of them (LROL-20 to LROL-23). */
export function grantsOf(member: MemberRow): AttendeeGrants {
  const isHost = member.role === 'broadcaster';
  return {
    allow_view_list: isHost || member.allowViewList,
    allow_view_message: isHost || member.allowViewMessage,
    allow_view_count: isHost || member.allowViewCount,
    allow_manage_mute: isHost || member.allowManageMute,
  };
}

/**
 * Returns the person's author or speaker title in the viewer's language, else their own position.
 */
const positionOf = ({ position, scTitle, enTitle }: LiveMember, locale: Locale): string | null =>
  (locale === 'en' ? enTitle : scTitle) ?? position;

/** Returns a member as one viewer may see them. */
export function attendeeOf(
  member: LiveMember,
  { locale, online, payments }: AttendeeContext,
): Attendee {
  const { organization, userId } = member;
  const payment = payments?.get(userId);
  return {
    id: userId,
    uid: member.id,
    role: member.role,
    mute: member.mute,
    hide: member.hide,
    volume: member.volume,
    hands_up: member.handsUpAt?.toISOString() ?? null,
    ...grantsOf(member),
    name: nameOf(member),
    nick_name: member.nickName,
    super_moderator: member.superModerator,
    co_host: member.coHost,
    share_screen_id: member.shareScreenUid,
    user_score: member.score,
    position_name: positionOf(member, locale),
    logo: organization?.logoUrl ?? null,
    organization_type_id: organization?.typeId ?? null,
    en_organization_name: organization?.enName ?? null,
    sc_organization_name: organization?.scName ?? null,
    tc_organization_name: organization?.tcName ?? null,
    is_online: online.has(member.id),
    ...(payments === undefined
      ? {}
      : {
          full_name: member.fullName,
          has_paid: payment !== undefined,
          card_type: payment?.cardType ?? null,
          actual_paid: payment === undefined ? null : coinsFromCents(payment.cents),
          voice_changed: member.isVoiceChanged,
          seated_host: member.eventRole === 'broadcaster',
        }),
  };
}
