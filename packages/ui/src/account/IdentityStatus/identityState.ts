/** A user's certification status; only `passed` passes the gates (platform §4). */
export type IdentityState = 'none' | 'pending' | 'passed' | 'rejected' | 'dismissed';

/** `organization_user` of the API: null before the first application. */
export interface Membership {
  state: 'pending' | 'passed' | 'rejected';
  /** When the organization dismissed the member. */
  dismissed_at: string | null;
}

/**
 * CERT-05 to CERT-07: Returns the certification status. A dismissed member is no longer certified,
 * even with an approved application.
 */
export function identityStateOf(membership: Membership | null): IdentityState {
  if (membership === null) return 'none';
  return membership.dismissed_at === null ? membership.state : 'dismissed';
}
