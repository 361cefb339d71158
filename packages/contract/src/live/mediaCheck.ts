import type { IceServer, LiveVendor } from './liveSession.ts';
import type { Uid } from './messaging.ts';

/** Maximum number of media tests a user may request in ten minutes. */
export const MEDIA_CHECKS_MAX = 10;
export const MEDIA_CHECKS_WINDOW_MS = 600_000;
/** Ms for which the tickets of a test are valid; a test takes some seconds. */
export const MEDIA_CHECK_MS = 180_000;

const CHECK_UIDS_FROM = 3_000_000_000;

/**
 * Returns the numbers of the two ends of a test: never a member's, a screen's or a call's, and
 * within 32 bits.
 */
export const checkUidsOf = (number: number): readonly [Uid, Uid] => [
  CHECK_UIDS_FROM + 2 * number,
  CHECK_UIDS_FROM + 2 * number + 1,
];
/** Number of such pairs. */
export const CHECK_PAIRS = 500_000_000;

/** One end of a test. */
export interface MediaCheckEnd {
  readonly uid: Uid;
  readonly token: string;
}

/** Tickets for a separate channel: the second end receives the media that the first end sends. */
export interface MediaCheckTicket {
  readonly vendor: Exclude<LiveVendor, 'rtmp'>;
  readonly app_id: string;
  readonly channel: string;
  readonly ice_servers: readonly IceServer[];
  readonly sender: MediaCheckEnd;
  readonly receiver: MediaCheckEnd;
}
