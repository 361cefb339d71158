/** The version of the IP notice that users must have acknowledged (platform §9). */
export const IPR_ANNOUNCEMENT_VERSION = '20250415';
/** The version of the agreement and privacy policy accepted before login and sign-up. */
export const AGREEMENT_VERSION = '20261128';
/** Key of the dictionaries' cache in session storage (platform §9). */
export const DICTIONARY_VERSION = '1.2.3';

/** 1 coin = 1 USD = 100 cents of the ledger (platform §9). */
export const CENTS_PER_COIN = 100;
/** Yuan shown for one coin; for display, never stored (platform §1). */
export const YUAN_PER_COIN = 6.8;

/** Days a VIP membership lasts (platform §1). */
export const VIP_DAYS = 180;
/** Minutes a one-time code is valid (platform §5). */
export const CODE_VALID_MINUTES = 30;
/** Seconds until another code can be requested (AUTH-10). */
export const CODE_COOL_DOWN_SECONDS = 60;
/** Wrong guesses after which a code expires. */
export const CODE_MAX_ATTEMPTS = 5;
/** Digits of a one-time code and of a payment password (platform §5). */
export const CODE_LENGTH = 6;
/** Digits of a payment password (platform §5). */
export const PAYMENT_PASSWORD_LENGTH = 6;
/** Length of a login password (platform §5; upper limit by decisions AUTH-15). */
export const PASSWORD_MIN_LENGTH = 8;
/** Maximum length of a login password in characters (decisions, AUTH-15). */
export const PASSWORD_MAX_LENGTH = 64;

/** Maximum size of an image and a video in bytes: the limit itself is allowed (platform §5). */
export const IMAGE_MAX_BYTES = 18 * 1024 * 1024;
/** Maximum size of an uploaded video in bytes: the limit itself is allowed (platform §5). */
export const VIDEO_MAX_BYTES = 500 * 1024 * 1024;
/** Maximum size of a document in bytes. */
export const DOCUMENT_MAX_BYTES = 50 * 1024 * 1024;

/** Rows of one page of a list: the default, and the maximum that callers can request. */
export const PAGE_SIZE = 25;
/** Maximum rows of a page that callers can request. */
export const PAGE_SIZE_MAX = 100;
/** Rows of one page of the select widget, and the pause before its search in ms (platform §9). */
export const SELECT_PAGE_SIZE = 10;
/** Pause in typing before the select widget searches, in ms (platform §9). */
export const SEARCH_DEBOUNCE_MS = 600;

/** The maximum timeout of any call in ms (platform §8), and our shorter ones (ERR-09). */
export const HTTP_TIMEOUT_MS = 600_000;
/** Timeout of a reading call in ms (ERR-09). */
export const READ_TIMEOUT_MS = 15_000;
/** Timeout of a writing call in ms (ERR-09). */
export const WRITE_TIMEOUT_MS = 60_000;

/** Codes below this are shown to the user, codes from it on are handled by the program (ERR-07). */
export const PROGRAM_CODE_FROM = 10_000;

/** Days covered by each time range of the search; `any` has no limit (platform §9). */
export const SEARCH_TIME_DAYS = {
  '3_days': 3,
  '1_week': 7,
  '1_month': 30,
  '6_months': 182,
  '1_year': 365,
} as const;

/** Reading speed behind `read_time` (CONT-17), in characters and words per minute. */
export const READ_CHARACTERS_PER_MINUTE = 400;
/** Reading speed of text in words, such as English (CONT-17). */
export const READ_WORDS_PER_MINUTE = 230;

/** Business days until staff confirm a bank transfer (platform §9). */
export const TOPUP_CONFIRM_WORKING_DAYS = 1;
/** Minimum and maximum coins of one top-up. */
export const TOPUP_MIN_COINS = 10;
/** Maximum coins of one top-up. */
export const TOPUP_MAX_COINS = 100_000;
/** Gift coins by the amount topped up; the largest step reached applies. */
export const TOPUP_GIFTS = [
  { from: 100, gift: 5 },
  { from: 500, gift: 40 },
  { from: 1000, gift: 100 },
] as const;

/** The page that names the service contacts: mails, `security.txt` and the API lead to it. */
export const ABOUT_PATH = '/about_us';

/** Minutes an order waits for its payment before it expires (PAY-67). */
export const ORDER_EXPIRES_MINUTES = 30;
/** Minutes before the start in which an event counts as about to start (EVT-80). */
export const START_REMINDER_MINUTES = 30;
/** Minutes within which staff review an identity, in service hours (platform §9; decisions, CERT-14). */
export const IDENTITY_REVIEW_MINUTES = 30;
/** Hours within which staff review an event or content (platform §9). */
export const REVIEW_WITHIN_HOURS = 24;
/** Hours within which staff contact an applicant (platform §9). */
export const CONTACT_WITHIN_HOURS = 24;
/** Service hours, Beijing time (platform §9). */
export const SERVICE_HOURS = { from: '08:00', to: '21:00' } as const;

/** Placeholder for text that only registered readers may see (platform §4). */
export const MASK = '***';
/** Hours before an offline meeting after which nothing is refunded (platform §9). */
export const OFFLINE_REFUND_HOURS = 48;
/** Minutes by which a meeting may be moved before paid attendees get longer to cancel (PAY-78). */
export const MOVED_MEETING_MINUTES = 30;
/** Days after a longer move in which paid attendees can cancel with a full refund (PAY-78). */
export const MOVED_MEETING_REFUND_DAYS = 7;
/** Hours after its planned end at which a meeting that never started is canceled (PAY-78). */
export const NEVER_STARTED_HOURS = 24;
/** Hours that a live session may run beyond its meeting's end before it counts as finished. */
export const MEETING_OVERRUN_HOURS = 3;
/** Coins that inviter and invitee each get (platform §9). */
export const INVITATION_COINS = 50;
/** Maximum length of a favorites folder's name in characters (platform §5). */
export const FAVORITE_FOLDER_NAME_MAX = 20;

/** Maximum length of the reason for canceling an event, in characters. */
export const EVENT_CANCEL_REASON_MAX = 300;
