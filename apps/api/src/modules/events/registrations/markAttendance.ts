import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { moveRegistration } from './states.ts';
import type { RegistrationRow } from './tables.ts';

/** Records that a registered user attended or not; does nothing if they have canceled meanwhile. */
export async function markAttendance(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  row: Pick<RegistrationRow, 'id'>,
  state: 'checkedin' | 'noshow',
  at: Date,
): Promise<void> {
  const moved = await moveRegistration(tx, row.id, 'registered', state, { stateAt: at });
  if (moved === undefined) return;
  await recordAuditAndEvent(tx, deps, {
    actor: { kind: 'system' },
    action: `registration.${state}`,
    subject: { type: 'registration', id: row.id },
    before: { state: 'registered' },
    after: { state },
  });
}
