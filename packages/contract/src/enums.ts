/** The interface's languages. */
export const LOCALES = ['zh-CN', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** Languages of content. */
export const CONTENT_LANGUAGES = ['zh', 'en'] as const;

export const ARTICLE_KINDS = [
  'articles',
  'summaries',
  'notes',
  'ai_notes',
  'original_summaries',
] as const;
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Kinds of results that the search finds today; later capabilities add theirs. */
export const SEARCH_KINDS = [...ARTICLE_KINDS, 'events'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

export const SEARCH_TIMES = ['any', '3_days', '1_week', '1_month', '6_months', '1_year'] as const;
export type SearchTime = (typeof SEARCH_TIMES)[number];

/** Goods types: `Agora::Live` and `Article` as the specification spells them, and ours (PAY-34). */
export const GOODS_TYPES = ['Article', 'Agora::Live', 'VipPlan', 'PpvPack'] as const;
export type ProductType = (typeof GOODS_TYPES)[number];

export const OWNER_TYPES = ['User', 'Organization'] as const;
export type OwnerType = (typeof OWNER_TYPES)[number];

export const CARD_TYPES = ['balance', 'ppv'] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const PAID_WITH = ['balance', 'ppv'] as const;
export type PaidWith = (typeof PAID_WITH)[number];

/** PAY-66. */
export const ORDER_STATES = [
  'created',
  'paid',
  'failed',
  'expired',
  'refunding',
  'refunded',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const TOPUP_STATES = ['pending', 'confirmed', 'rejected'] as const;
export type TopupState = (typeof TOPUP_STATES)[number];

export const TRANSACTION_KINDS = [
  'topup',
  'topup_gift',
  'purchase',
  'refund',
  'vip',
  'ppv_pack',
  'invite_reward',
  'adjust',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Purposes of a code. A code issued for one purpose is not accepted for another. */
export const CODE_PURPOSES = ['login', 'signup', 'password_reset', 'payment_password'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export const REVIEW_STATES = ['draft', 'pending', 'passed', 'rejected'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Price trends an author can expect (platform §4); `none` is labeled neutral (COM-30). */
export const EXPECTED_TRENDS = ['bullish', 'bearish', 'none'] as const;
export type ExpectedTrend = (typeof EXPECTED_TRENDS)[number];

/** States of the reward for an invited user (INV-04, INV-09). */
export const REWARD_STATES = ['waiting', 'rewarded', 'refused'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

/** States of an application for certification (platform §4). */
export const CERTIFICATION_STATES = ['pending', 'passed', 'rejected'] as const;
export type CertificationState = (typeof CERTIFICATION_STATES)[number];

export const REACTIONS = ['like', 'dislike', 'none'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Platform §6: the appointment type follows the event type. */
export const APPOINTMENT_TYPES = [
  'expert_one_to_one',
  'analyst_one_to_one',
  'management',
  'one_to_one',
  'vip_trial',
] as const;
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number];

/** States of an appointment request (APPT-27). */
export const APPOINTMENT_STATES = ['sent', 'contacted', 'arranged', 'done', 'closed'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

export const CONTACT_TYPES = ['phone', 'email', 'wechat'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/**
 * Kinds of notifications that a user may turn off together; those about the account are always
 * sent.
 */
export const NOTICE_GROUPS = [
  'reviews',
  'replies',
  'payments',
  'registrations',
  'reminders',
] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];

/** The eleven dictionaries of platform §3 and ours beside them: `event_types`, `dislike_reasons`. */
export const DICTIONARY_KEYS = [
  'meeting_status',
  'registration_status',
  'event_status',
  'event_types',
  'identity_status',
  'viewpoint_status',
  'topic_status',
  'tournaments_status',
  'trading_action',
  'source_type',
  'contact_types',
  'live_score_types',
  'dislike_reasons',
] as const;
export type DictionaryKey = (typeof DICTIONARY_KEYS)[number];

export const UPLOAD_KINDS = ['image', 'video', 'document'] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

export const EVENT_STATES = ['planned', 'ongoing', 'finished', 'canceled'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** States of an event for one reader (platform §4); computed, never stored (decisions, EVT-65). */
export const EVENT_USER_STATES = [
  'registering',
  'registered',
  'replay',
  'finished',
  'canceled',
] as const;
export type EventUserState = (typeof EVENT_USER_STATES)[number];

/** States of a meeting for one reader (platform §4); computed like the event's. */
export const MEETING_STATES = [
  'normal',
  'pending',
  'registered',
  'full',
  'canceled',
  'finished',
] as const;
export type MeetingState = (typeof MEETING_STATES)[number];

/** Ways to attend a meeting (platform §4): in person, our room, a stream, or an external room. */
export const ACCESS_MODES = ['offline', 'default_online', 'rtmp', 'other_online'] as const;
export type AccessMode = (typeof ACCESS_MODES)[number];

/** Regions that accept a stream, and whether it runs during the meeting (platform §9). */
export const RTMP_REGIONS = ['cn', 'ap', 'na', 'eu'] as const;
export type RtmpRegion = (typeof RTMP_REGIONS)[number];
export const RTMP_TYPES = ['live', 'recording'] as const;
export type RtmpType = (typeof RTMP_TYPES)[number];

/** Platform §4; `prepending` waits for the user, `pending` for the organizer (decisions, REG-03). */
export const REGISTRATION_STATES = [
  'pending',
  'prepending',
  'registered',
  'checkedin',
  'noshow',
  'rejected',
  'canceled',
] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Next steps open to the holder of a registration (REG-18). */
export const REGISTRATION_STEPS = [
  'pay',
  'upgrade_vip',
  'certify',
  'wait',
  'attend',
  'enter',
  'register_again',
  'replay',
  'none',
] as const;
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** Speech recognition of a live session (EVT-51). */
export const ASR_STATES = ['none', 'running', 'finished', 'failed'] as const;
export type AsrState = (typeof ASR_STATES)[number];

/** The offers of the pay button (platform §2). */
export const OFFER_KINDS = [
  'use_card',
  'card_countdown',
  'pay_price',
  'login_to_view',
  'vip_trial',
  'vip_upgrade',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
