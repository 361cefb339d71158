import { eq } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { orderReminders } from './tables.ts';

/** Removes the reminders of a withdrawn user at once. */
export const forgetUser = onEvent('user.withdrawn', 'reminders.forgetUser', async (event, tx) => {
  await tx.delete(orderReminders).where(eq(orderReminders.userId, Number(event.subject.id)));
});
