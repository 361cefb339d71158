/**
 * Maximum number of cameras and screens shown at once, including the host's (live §5; decisions
 * LMED-07).
 */
export const LIVE_TILES_MAX = 12;
/** Maximum number of experts in one live session (live §6). */
export const LIVE_EXPERTS_MAX = 12;
/** Rows of one page of the audience list (live §9). */
export const AUDIENCE_PAGE_SIZE = 25;
/** Number of members above which the messaging provider is asked for those online (live §9). */
export const PROVIDER_PRESENCE_ABOVE = 500;

/**
 * Ms per online member over which the other members' refreshes are spread, so that the server is
 * not overrun.
 */
export const REFRESH_SPREAD_MS_PER_MEMBER = 3;
/** Minimum and maximum ms within which they refresh. */
export const REFRESH_SPREAD_MS = { min: 200, max: 30_000 } as const;

/**
 * Maximum length of a room's announcement; the specification names no limit. Two lines over the
 * stage.
 */
export const ANNOUNCEMENT_MAX = 200;

/** Ms between two ticks of the live timer (live §9). */
export const LIVE_TICK_MS = 1000;
/** Ms until the chat has scrolled to its newest message (live §9). */
export const CHAT_SCROLL_DELAY_MS = 300;
/** Ms between two levels of the microphone test (live §9). */
export const MICROPHONE_LEVEL_MS = 300;
/** Initial volume of others in percent (live §9). */
export const DEFAULT_VOLUME = 100;
/** A link quality above this is poor (live §9). */
export const POOR_QUALITY_ABOVE = 4;
/** Minutes before the start from which the room admits members (platform §9, LCON-59). */
export const LIVE_ENTRY_MINUTES = 30;
/** Minutes after the start at which unpaid members are removed (platform §9). */
export const LIVE_UNPAID_MINUTES = 5;
/** Free minutes from the start, if a trial is allowed (platform §9). */
export const LIVE_TRIAL_MINUTES = 5;
/** Minutes after which a recording stops automatically (platform §9). */
export const LIVE_RECORDING_MINUTES = 65;

/** Pixels, frames per second and kbit/s of a camera and a screen share (live §9). */
export const VIDEO_PRESETS = {
  camera: { width: 640, height: 360, framesPerSecond: 15, minKbps: 400, maxKbps: 1000 },
  sharp: { width: 1920, height: 1080, framesPerSecond: 15, minKbps: 2080, maxKbps: 3150 },
} as const;
/** Size and bit rate of a sent video, by their use. */
export type VideoPresetName = keyof typeof VIDEO_PRESETS;

/**
 * Seconds before the end of a trial at which the audience member is reminded (live §9, LTIM-06).
 */
export const TRIAL_REMINDER_SECONDS = 60;
/**
 * Minutes without a host, at least as many after the planned end, after which a live session is
 * closed (LTIM-10); ours.
 */
export const LIVE_HOSTLESS_MINUTES = 15;
/** Event types that start with the compliance announcement (live §5, LHST-21). */
export const COMPLIANCE_EVENT_TYPES: readonly number[] = [1, 3];
/**
 * Seconds of the host's absence after which a co-host or staff may take over the role (LROL-53);
 * ours.
 */
export const HOST_AWAY_SECONDS = 30;

/** Layouts of the stage for everyone (live §7 "layout", LCON-67). */
export const LIVE_LAYOUTS = ['grid', 'speaker', 'presentation'] as const;
/** Layout of the stage for everyone. */
export type LiveLayout = (typeof LIVE_LAYOUTS)[number];
