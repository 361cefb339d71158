import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { RegistrationState } from '@rostra/contract';
import { registrations } from '../registrations/tables.ts';

/** States in which a registration has a permanent seat. */
const PLACED: readonly RegistrationState[] = ['pending', 'registered', 'checkedin', 'noshow'];

/**
 * Returns whether a registration takes a seat at an instant; unpaid ones do for a limited time
 * (PAY-67).
 */
export function holdsSeat(
  row: { state: RegistrationState; heldUntil: Date | null } | undefined,
  now: Date,
): boolean {
  if (row === undefined) return false;
  return PLACED.includes(row.state) || (row.heldUntil !== null && row.heldUntil > now);
}

/** Returns {@link holdsSeat} as a condition on `registrations`. */
export const seatHeld = (now: Date): SQL =>
  sql`(${registrations.state} in ('pending', 'registered', 'checkedin', 'noshow')
    or ${registrations.heldUntil} > ${now.toISOString()}::timestamptz)`;
