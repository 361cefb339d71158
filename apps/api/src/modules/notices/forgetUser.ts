import { eq } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/DomainEvent.ts';
import { notices } from './tables.ts';

/** Notices were written to the person; nobody reads them any more. */
export const forgetUser = onEvent('user.anonymized', 'notices.forgetUser', async (event, tx) => {
  await tx.delete(notices).where(eq(notices.userId, Number(event.subject.id)));
});
