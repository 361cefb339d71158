/**
 * What a member is told of silent listeners: who each of them is, that there are so many of them, or
 * nothing. Of the stage and of himself everyone is told.
 */
export type Sight = 'everyone' | 'count' | 'stage';

/** What the server says a member may know of others, and others of him. */
export interface MemberSight {
  readonly sees: Sight;
  /** Whether everyone is told of him: who is more than a silent listener. */
  readonly isPublic: boolean;
  /** Whether he may write to single members: who hands the host's role over (live §4). */
  readonly mayWriteToPeers: boolean;
}

/** Of whom the server has said nothing yet. */
export const LEAST_SIGHT: MemberSight = { sees: 'stage', isPublic: false, mayWriteToPeers: false };
/** Of who directs a channel himself. */
export const FULL_SIGHT: MemberSight = { sees: 'everyone', isPublic: true, mayWriteToPeers: true };
