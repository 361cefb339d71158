import type { IceServer, LiveVendor } from './liveSession.ts';
import type { Uid } from './messaging.ts';

/** Tries of the media path that one may ask for in ten minutes. */
export const MEDIA_CHECKS_MAX = 10;
export const MEDIA_CHECKS_WINDOW_MS = 600_000;
/** Ms that the tickets of a try are good; a try takes some seconds. */
export const MEDIA_CHECK_MS = 180_000;

const CHECK_UIDS_FROM = 3_000_000_000;

/** The numbers of the two ends of a try: never a member's, a screen's or a call's, and within 32 bits. */
export const checkUidsOf = (number: number): readonly [Uid, Uid] => [
  CHECK_UIDS_FROM + 2 * number,
  CHECK_UIDS_FROM + 2 * number + 1,
];
/** How many such pairs there are. */
export const CHECK_PAIRS = 500_000_000;

/** One end of a try. */
export interface MediaCheckEnd {
  readonly uid: Uid;
  readonly token: string;
}

/** Tickets for a channel of one's own: what the first end sends, the second hears and sees. */
export interface MediaCheckTicket {
  readonly vendor: Exclude<LiveVendor, 'rtmp'>;
  readonly app_id: string;
  readonly channel: string;
  readonly ice_servers: readonly IceServer[];
  readonly sender: MediaCheckEnd;
  readonly receiver: MediaCheckEnd;
}
