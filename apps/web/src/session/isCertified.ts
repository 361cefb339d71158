import type { User } from '../app/Services.ts';

/** Whether the user's membership of an organization has passed and holds (CERT-07). */
export const isCertified = ({
  organization_user: member,
}: Pick<User, 'organization_user'>): boolean =>
  member?.state === 'passed' && member.dismissed_at === null;
