import type { User } from '../app/Services.ts';

/** Checks whether the user's membership of an organization was approved and is current (CERT-07). */
export const isCertified = ({
  organization_user: member,
}: Pick<User, 'organization_user'>): boolean =>
  member?.state === 'passed' && member.dismissed_at === null;
