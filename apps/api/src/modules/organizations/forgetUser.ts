import { and, eq, isNull } from 'drizzle-orm';
import { onEvent } from '#platform/outbox/DomainEvent.ts';
import { organizationUsers } from './tables.ts';

/** Who has left acts for no organization any more; an organization that was led by him has no lead. */
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

/** The membership stays as a fact, without the name. */
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
