/**
 * A member's view of silent audience members: each of them, only their number, or nothing. Everyone
 * sees the stage and themselves.
 */
export type Sight = 'everyone' | 'count' | 'stage';

/** The server's limits on what a member sees of others, and others of them. */
export interface Visibility {
  readonly sees: Sight;
  /** Whether everyone sees the member: true for all but silent audience members. */
  readonly isPublic: boolean;
  /**
   * Whether the member may write to single members, as the one who transfers the host role must
   * (live §4).
   */
  readonly mayWriteToPeers: boolean;
}

/** The default while the server has set nothing for the member. */
export const LEAST_SIGHT: Visibility = { sees: 'stage', isPublic: false, mayWriteToPeers: false };
/** The sight of a member with the right to direct a channel. */
export const FULL_SIGHT: Visibility = { sees: 'everyone', isPublic: true, mayWriteToPeers: true };
