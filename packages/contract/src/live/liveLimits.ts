/** Cameras and screens shown at once, the host's included (live §5; decisions LMED-07). */
export const LIVE_TILES_MAX = 12;
/** Experts of one live (live §6). */
export const LIVE_EXPERTS_MAX = 12;
/** Rows of a page of the audience list (live §9). */
export const AUDIENCE_PAGE_SIZE = 25;
/** Above so many members the messaging provider is asked who is online (live §9). */
export const PROVIDER_PRESENCE_ABOVE = 500;

/** Ms by which each member online spreads the others' looking at the lists again, so that the server is not run over. */
export const REFRESH_SPREAD_MS_PER_MEMBER = 3;
/** The least and the most ms within which they look. */
export const REFRESH_SPREAD_MS = { min: 200, max: 30_000 } as const;

/** Characters of a room's announcement; the specification names no limit. Two lines over the stage. */
export const ANNOUNCEMENT_MAX = 200;

/** Ms between two ticks of the live timer (live §9). */
export const LIVE_TICK_MS = 1000;
/** Ms until the chat has scrolled to its newest message (live §9). */
export const CHAT_SCROLL_DELAY_MS = 300;
/** Ms between two levels of the microphone test (live §9). */
export const MICROPHONE_LEVEL_MS = 300;
/** Percent at which others are heard at first (live §9). */
export const DEFAULT_VOLUME = 100;
/** A link quality above this is poor (live §9). */
export const POOR_QUALITY_ABOVE = 4;
/** Minutes before the start from which the room lets members in (platform §9, LCON-59). */
export const LIVE_ENTRY_MINUTES = 30;
/** Minutes after the start at which who has not paid is removed (platform §9). */
export const LIVE_UNPAID_MINUTES = 5;
/** Minutes from the start that can be listened to without paying, where it is allowed (platform §9). */
export const LIVE_TRIAL_MINUTES = 5;
/** Minutes after which a recording stops by itself (platform §9). */
export const LIVE_RECORDING_MINUTES = 65;

/** Pixels, frames a second and kbit/s of what a camera and a screen send (live §9). */
export const VIDEO_PRESETS = {
  camera: { width: 640, height: 360, framesPerSecond: 15, minKbps: 400, maxKbps: 1000 },
  sharp: { width: 1920, height: 1080, framesPerSecond: 15, minKbps: 2080, maxKbps: 3150 },
} as const;
export type VideoPresetName = keyof typeof VIDEO_PRESETS;

/** Seconds before the end of a trial at which its listener is reminded (live §9, LTIM-06). */
export const TRIAL_REMINDER_SECONDS = 60;
/** Minutes without a host, that many or more after the planned end, after which a live is closed (LTIM-10); ours. */
export const LIVE_HOSTLESS_MINUTES = 15;
/** Types of events at whose start the compliance announcement is played (live §5, LHST-21). */
export const COMPLIANCE_EVENT_TYPES: readonly number[] = [1, 3];
/** Seconds that the host is away before a co-host or staff may take his place (LROL-53); ours. */
export const HOST_AWAY_SECONDS = 30;

/** How the stage is laid out for everyone (live §7 "layout", LCON-67). */
export const LIVE_LAYOUTS = ['grid', 'speaker', 'presentation'] as const;
export type LiveLayout = (typeof LIVE_LAYOUTS)[number];
