/** Where somebody's certification stands; only `passed` passes the gates (platform §4). */
export type IdentityState = 'none' | 'pending' | 'passed' | 'rejected' | 'dismissed';

/** As `organization_user` of the API: null before the first application. */
export interface Membership {
  state: 'pending' | 'passed' | 'rejected';
  /** When the organization let the member go. */
  dismissed_at: string | null;
}

/** CERT-05 to CERT-07: who was dismissed is no longer certified, though the application had passed. */
export function identityStateOf(membership: Membership | null): IdentityState {
  if (membership === null) return 'none';
  return membership.dismissed_at === null ? membership.state : 'dismissed';
}
