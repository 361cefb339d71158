import type { Transaction } from '#platform/database/Database.ts';
import { LostRace } from '#platform/database/LostRace.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { Actor } from '#platform/outbox/recordAuditAndEvent.ts';
import { moveRegistration } from './states.ts';
import type { RegistrationRow } from './tables.ts';

/** The actor and the cause of the end of a registration, and its refund. */
export interface Ending {
  actor: Actor;
  refunded: boolean;
  reason?: string | null;
  /** The wider cause; absent: only this registration has ended. */
  because?: 'eventCanceled' | 'neverStarted';
}

/**
 * Cancels a registration and frees its seat.
 *
 * @throws LostRace if its state has changed meanwhile
 */
export async function endRegistration(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  row: RegistrationRow,
  { actor, refunded, reason = null, because }: Ending,
): Promise<void> {
  const stateAt = deps.clock.now();
  const moved = await moveRegistration(tx, row.id, row.state, 'canceled', { stateAt, reason });
  if (moved === undefined) throw new LostRace('A registration');
  const { userId, meetingId } = row;
  await recordAuditAndEvent(tx, deps, {
    actor,
    action: 'registration.cancel',
    subject: { type: 'registration', id: row.id },
    before: { state: row.state },
    after: { state: 'canceled', reason },
    event: {
      name: `registration.${because ?? 'canceled'}`,
      payload: { userId, meetingId, refunded, before: row.state },
      isUrgent: true,
    },
  });
}
