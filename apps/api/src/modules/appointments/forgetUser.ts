import { eq } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { appointments } from './tables.ts';

/**
 * Keeps the fact and the outcome of a request, and removes who made it, from where and about what.
 */
export const forgetUser = onEvent(
  'user.anonymized',
  'appointments.forgetUser',
  async (event, tx) => {
    await tx
      .update(appointments)
      .set({ name: null, company: null, contact: '', consult: null })
      .where(eq(appointments.userId, Number(event.subject.id)));
  },
);
