import type { User } from '../../app/Services.ts';

/**
 * Returns the account's contact of a kind; empty for any other (APPT-07, APPT-08). A phone number
 * starts with its country code: `+86 13800138000`.
 */
export function contactOf(user: User | null, type: string): string {
  if (type === 'email') return user?.email ?? '';
  if (type !== 'phone' || !user?.phone_number) return '';
  const country = (user.country_code ?? '').replace(/^\+/, '');
  return country === '' ? user.phone_number : `+${country} ${user.phone_number}`;
}
