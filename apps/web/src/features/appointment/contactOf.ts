import type { User } from '../../app/Services.ts';

/**
 * The contact of a kind that the account has already; empty for any other (APPT-07, APPT-08). A telephone
 * number begins with its country: `+86 13800138000`.
 */
export function contactOf(user: User | null, type: string): string {
  if (type === 'email') return user?.email ?? '';
  if (type !== 'phone' || !user?.phone_number) return '';
  const country = (user.country_code ?? '').replace(/^\+/, '');
  return country === '' ? user.phone_number : `+${country} ${user.phone_number}`;
}
