import type { User } from '../../app/Services.ts';

/** The contact of a kind that the account has already; empty for any other (APPT-07, APPT-08). */
export function contactOf(user: User | null, type: string): string {
  if (type === 'email') return user?.email ?? '';
  if (type !== 'phone' || !user?.phone_number) return '';
  return `${user.country_code ?? ''} ${user.phone_number}`.trim();
}
