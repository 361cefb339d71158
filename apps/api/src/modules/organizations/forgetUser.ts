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

/** Keeps the membership as a fact, without the name. */
export const forgetUser = onEvent(
  'user.anonymized',
  'organizations.forgetUser',
  async (event, tx) => {
    await tx
      .update(organizationUsers)
      .set({ realName: null })
      .where(eq(organizationUsers.userId, Number(event.subject.id)));
  },
);
