import { eq } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { noticeMutes, notices } from './tables.ts';

/** Removes the notices of the person; nobody reads them any more. */
export const forgetUser = onEvent('user.anonymized', 'notices.forgetUser', async (event, tx) => {
  const userId = Number(event.subject.id);
  await tx.delete(notices).where(eq(notices.userId, userId));
  await tx.delete(noticeMutes).where(eq(noticeMutes.userId, userId));
});
