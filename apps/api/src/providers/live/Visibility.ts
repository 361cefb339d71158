/**
 * A member's view of silent audience members: each of them, only their number, or nothing. Everyone
 * sees the stage and themselves.
 */
export type AudienceView = 'everyone' | 'count' | 'stage';

/** The server's limits on what a member sees of others, and others of them. */
export interface Visibility {
  readonly audienceView: AudienceView;
  /** Whether everyone sees the member: true for all but silent audience members. */
  readonly isPublic: boolean;
  /**
   * Whether the member may write to single members, as the one who transfers the host role must
   * (live §4).
   */
  readonly mayWriteToPeers: boolean;
}

/** The default while the server has set nothing for the member. */
export const DEFAULT_VISIBILITY: Visibility = {
  audienceView: 'stage',
  isPublic: false,
  mayWriteToPeers: false,
};
/** The visibility for a member with the right to direct a channel. */
export const FULL_VISIBILITY: Visibility = {
  audienceView: 'everyone',
  isPublic: true,
  mayWriteToPeers: true,
};
