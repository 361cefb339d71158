import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { CANCELABLE } from '../meetings/toRegistrationResponse.ts';
import { meetings } from '../meetings/tables.ts';
import { onEvent } from '#platform/outbox/onEvent.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { moveRegistration } from './states.ts';
import { registrations } from './tables.ts';

/** Cancels the future registrations of a withdrawn user and frees their seats. */
export const releaseSeats = onEvent(
  'user.withdrawn',
  'registrations.releaseSeats',
  async (event, tx, deps) => {
    const open = await tx
      .select({ id: registrations.id, state: registrations.state })
      .from(registrations)
      .innerJoin(meetings, eq(meetings.id, registrations.meetingId))
      .where(
        and(
          eq(registrations.userId, Number(event.subject.id)),
          inArray(registrations.state, [...CANCELABLE]),
          gt(meetings.startsAt, event.at),
        ),
      )
      .orderBy(asc(registrations.id));
    for (const { id, state } of open) {
      const moved = await moveRegistration(tx, id, state, 'canceled', { stateAt: event.at });
      if (moved === undefined) continue;
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'system' },
        action: 'registration.cancel',
        subject: { type: 'registration', id },
        before: { state },
        after: { state: 'canceled' },
      });
    }
  },
);
