import { eq } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/DomainEvent.ts';
import { orderReminders } from './tables.ts';

/** Who has left wants to hear of nothing, from the first day on. */
export const forgetUser = onEvent('user.withdrawn', 'reminders.forgetUser', async (event, tx) => {
  await tx.delete(orderReminders).where(eq(orderReminders.userId, Number(event.subject.id)));
});
