import type { Uid } from './messaging.ts';

/**
 * Media of a member on stage that the host can stop (live §6, LHST-11); their audio is muted
 * instead.
 */
export const STOPPED_KINDS = ['screen', 'video'] as const;
/** Medium of a member that a host or staff stopped. */
export type StoppedKind = (typeof STOPPED_KINDS)[number];

/**
 * Credentials for a screen share: its own number on the media channel, and a ticket (live §7,
 * LMED-16).
 */
export interface ScreenTicket {
  readonly screen_share_user_id: Uid;
  readonly app_id: string;
  readonly channel: string;
  readonly token: string;
  /** UTC. */
  readonly token_expires_at: string;
}
