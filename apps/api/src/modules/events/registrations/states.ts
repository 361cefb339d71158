import type { RegistrationState } from '@rostra/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database/Database.ts';
import { registrations } from './tables.ts';
import type { RegistrationRow } from './tables.ts';

/** The transitions of a registration from each state (REG-02 to REG-10). */
export const REGISTRATION_TRANSITIONS: Readonly<
  Record<RegistrationState, readonly RegistrationState[]>
> = {
  prepending: ['pending', 'registered', 'canceled'],
  pending: ['registered', 'rejected', 'canceled'],
  registered: ['checkedin', 'noshow', 'canceled'],
  checkedin: ['canceled'],
  noshow: [],
  rejected: ['prepending', 'pending', 'registered'],
  canceled: ['prepending', 'pending', 'registered'],
};

/**
 * Moves a registration from one state to the next by one conditional UPDATE.
 *
 * @returns the updated registration, or undefined if it was no longer in `from`
 */
export async function moveRegistration(
  tx: Transaction,
  id: number,
  from: RegistrationState,
  to: RegistrationState,
  values: Pick<RegistrationRow, 'stateAt'> & Partial<RegistrationRow>,
): Promise<RegistrationRow | undefined> {
  if (!REGISTRATION_TRANSITIONS[from].includes(to)) {
    throw new Error(`No registration goes from ${from} to ${to}.`);
  }
  const [moved] = await tx
    .update(registrations)
    .set({ reason: null, heldUntil: null, ...values, state: to })
    .where(and(eq(registrations.id, id), eq(registrations.state, from)))
    .returning();
  return moved;
}
