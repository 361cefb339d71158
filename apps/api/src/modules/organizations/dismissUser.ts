import { and, eq, isNull } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { organizationUsers } from './tables.ts';

/**
 * Dismisses a withdrawn user from their organizations; an organization that they led has no lead
 * then.
 */
export const dismissUser = onEvent(
  'user.withdrawn',
  'organizations.dismissUser',
  async (event, tx) => {
    await tx
      .update(organizationUsers)
      .set({ dismissedAt: event.at })
      .where(
        and(
          eq(organizationUsers.userId, Number(event.subject.id)),
          isNull(organizationUsers.dismissedAt),
        ),
      );
  },
);
