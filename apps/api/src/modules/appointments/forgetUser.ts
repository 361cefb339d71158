import { eq } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/DomainEvent.ts';
import { appointments } from './tables.ts';

/** That a request was made and how it went stays; who asked, from where and about what does not. */
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
