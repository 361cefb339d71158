/** The interface's languages. */
export const LOCALES = ['zh-CN', 'en'] as const;
/** A language of the interface, as a BCP 47 tag. */
export type Locale = (typeof LOCALES)[number];

/** Languages of content. */
export const CONTENT_LANGUAGES = ['zh', 'en'] as const;

/** Kinds of research. */
export const ARTICLE_KINDS = [
  'articles',
  'summaries',
  'notes',
  'ai_notes',
  'original_summaries',
] as const;
/** Kind of research. */
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** Kinds of results that the search finds today; later capabilities add theirs. */
export const SEARCH_KINDS = [...ARTICLE_KINDS, 'events'] as const;
/** Kind of result that a search is limited to. */
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Time ranges of the search (platform §9); `SEARCH_TIME_DAYS` has their days. */
export const SEARCH_TIMES = ['any', '3_days', '1_week', '1_month', '6_months', '1_year'] as const;
/** Time range of the search. */
export type SearchTime = (typeof SEARCH_TIMES)[number];

/** Product types: `Agora::Live` and `Article` as the specification spells them, and ours (PAY-34). */
export const GOODS_TYPES = ['Article', 'Agora::Live', 'VipPlan', 'PpvPack'] as const;
/** Type of a product, as orders name it. */
export type ProductType = (typeof GOODS_TYPES)[number];

/** Owners of a prepaid card (platform §3). */
export const OWNER_TYPES = ['User', 'Organization'] as const;
/** Owner of a prepaid card. */
export type OwnerType = (typeof OWNER_TYPES)[number];

/** Prepaid cards: coins, or a number of pay-per-view entries (platform §3, §7). */
export const CARD_TYPES = ['balance', 'ppv'] as const;
/** Contents of a prepaid card: coins or pay-per-view entries. */
export type CardType = (typeof CARD_TYPES)[number];

/** Kinds of prepaid cards that can pay an order. */
export const PAID_WITH = ['balance', 'ppv'] as const;
/** Kind of the card that paid an order. */
export type PaidWith = (typeof PAID_WITH)[number];

/** States of an order (PAY-66). */
export const ORDER_STATES = [
  'created',
  'paid',
  'failed',
  'expired',
  'refunding',
  'refunded',
] as const;
/** State of an order from its creation to its refund (PAY-66). */
export type OrderState = (typeof ORDER_STATES)[number];

/** States of a top-up; coins are credited when staff confirm it (platform §9). */
export const TOPUP_STATES = ['pending', 'confirmed', 'rejected'] as const;
/** State of a top-up. */
export type TopupState = (typeof TOPUP_STATES)[number];

/** Reasons for a movement of coins. */
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
/** Reason for a movement of coins. */
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** Purposes of a code. A code issued for one purpose is not accepted for another. */
export const CODE_PURPOSES = ['login', 'signup', 'password_reset', 'payment_password'] as const;
/** Purpose that a one-time code is issued for. */
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** States of content that staff review before it is published. */
export const REVIEW_STATES = ['draft', 'pending', 'passed', 'rejected'] as const;
/** State of reviewed content. */
export type ReviewState = (typeof REVIEW_STATES)[number];

/** Price trends an author can expect (platform §4); `none` is labeled neutral (COM-30). */
export const EXPECTED_TRENDS = ['bullish', 'bearish', 'none'] as const;
/** Price trend that an author expects. */
export type ExpectedTrend = (typeof EXPECTED_TRENDS)[number];

/** States of the reward for an invited user (INV-04, INV-09). */
export const REWARD_STATES = ['waiting', 'rewarded', 'refused'] as const;
/** State of the reward for an invited user. */
export type RewardState = (typeof REWARD_STATES)[number];

/** States of an application for certification (platform §4). */
export const CERTIFICATION_STATES = ['pending', 'passed', 'rejected'] as const;
/** State of an application for certification. */
export type CertificationState = (typeof CERTIFICATION_STATES)[number];

/** A reader's reactions to an article; `none` takes a reaction back. */
export const ARTICLE_REACTIONS = ['like', 'dislike', 'none'] as const;
/** A reader's reaction to an article. */
export type ArticleReaction = (typeof ARTICLE_REACTIONS)[number];

/** Platform §6: the appointment type follows the event type. */
export const APPOINTMENT_TYPES = [
  'expert_one_to_one',
  'analyst_one_to_one',
  'management',
  'one_to_one',
  'vip_trial',
] as const;
/** Kind of meeting that an appointment requests. */
export type AppointmentType = (typeof APPOINTMENT_TYPES)[number];

/** States of an appointment request (APPT-27). */
export const APPOINTMENT_STATES = ['sent', 'contacted', 'arranged', 'done', 'closed'] as const;
/** State of an appointment request. */
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** Ways to reach an applicant (platform §3). */
export const CONTACT_TYPES = ['phone', 'email', 'wechat'] as const;
/** Way to reach an applicant. */
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
/** Notifications that are turned off together. */
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
/** Name of a dictionary, in calls and in the cache. */
export type DictionaryKey = (typeof DICTIONARY_KEYS)[number];

/** Kinds of uploaded files; each has its own size limit (platform §5). */
export const UPLOAD_KINDS = ['image', 'video', 'document'] as const;
/** Kind of an uploaded file, which decides its size limit. */
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** States of an event (platform §4). */
export const EVENT_STATES = ['planned', 'ongoing', 'finished', 'canceled'] as const;
/** State of an event, the same for every reader. */
export type EventState = (typeof EVENT_STATES)[number];

/** States of an event for one reader (platform §4); computed, never stored (decisions, EVT-65). */
export const EVENT_USER_STATES = [
  'registering',
  'registered',
  'replay',
  'finished',
  'canceled',
] as const;
/** State of an event for one reader. */
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
/** State of a meeting for one reader. */
export type MeetingState = (typeof MEETING_STATES)[number];

/** Ways to attend a meeting (platform §4): in person, our room, a stream, or an external room. */
export const ACCESS_MODES = ['offline', 'default_online', 'rtmp', 'other_online'] as const;
/** Way to attend a meeting. */
export type AccessMode = (typeof ACCESS_MODES)[number];

/** Regions that accept a stream, and whether it runs during the meeting (platform §9). */
export const RTMP_REGIONS = ['cn', 'ap', 'na', 'eu'] as const;
/** Region that accepts a stream. */
export type RtmpRegion = (typeof RTMP_REGIONS)[number];
/** Sources of a stream: the running meeting or its recording (platform §9). */
export const RTMP_TYPES = ['live', 'recording'] as const;
/** Source of a stream. */
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
/** State of a registration. */
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
/** Next step open to the holder of a registration. */
export type RegistrationStep = (typeof REGISTRATION_STEPS)[number];

/** Speech recognition of a live session (EVT-51). */
export const ASR_STATES = ['none', 'running', 'finished', 'failed'] as const;
/** State of the speech recognition of a live session. */
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
/** Offer of the pay button. */
export type OfferKind = (typeof OFFER_KINDS)[number];
