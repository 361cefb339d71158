import type { IceServer, LiveVendor } from './liveSession.ts';
import type { Uid } from './messaging.ts';

/** Maximum number of media tests a user may request in ten minutes. */
export const MEDIA_CHECKS_MAX = 10;
/** Ms in which the media tests of a user are counted. */
export const MEDIA_CHECKS_WINDOW_MS = 600_000;
/** Ms for which the tickets of a test are valid; a test takes some seconds. */
export const MEDIA_CHECK_MS = 180_000;

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
