import { eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { canCancel, ownPart } from '../meetings/toRegistrationResponse.ts';
import { toMeetingResponse } from '../meetings/toMeetingResponse.ts';
import { refundUntil } from '../meetings/refundUntil.ts';
import type { MeetingFacts } from '../meetings/readMeetings.ts';
import { refundOrder, releaseOrder } from '#modules/orders/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { endRegistration } from './endRegistration.ts';
import { lockAnyMeeting, readAnyMeeting } from './lockMeeting.ts';
import { meetingProductKey } from './meetingProduct.ts';
import { registrations } from './tables.ts';
import type { RegistrationRow } from './tables.ts';

/**
 * Cancels the user's own registration until its part begins, with the refund due at that time
 * (REG-17; decisions, PAY-78). Repeating a cancellation changes nothing.
 *
 * @throws AppError `registrationNotFound`, `registrationNotCancelable`
 */
export function cancelRegistration(
  deps: Deps,
  { viewer, params }: Call<'deleteRegistration'>,
): Promise<Data<'deleteRegistration'>> {
  const userId = requireUser(viewer);
  return inTransaction(deps, async (tx) => {
    const reader = { viewer, now: deps.clock.now() };
    const [row] = await tx
      .select({ userId: registrations.userId, meetingId: registrations.meetingId })
      .from(registrations)
      .where(eq(registrations.id, params.id));
    if (row?.userId !== userId) throw new AppError('registrationNotFound');
    const facts = await lockAnyMeeting(tx, row.meetingId, reader);
    if (facts?.registration === undefined) throw new AppError('registrationNotFound');
    const refunded = await cancelLocked(tx, deps, facts, facts.registration);
    const after = (await readAnyMeeting(tx, row.meetingId, reader)) ?? facts;
    return { meeting: toMeetingResponse(after, reader), refunded };
  });
}

async function cancelLocked(
  tx: Transaction,
  deps: Deps,
  facts: MeetingFacts,
  row: RegistrationRow,
): Promise<boolean> {
  const now = deps.clock.now();
  if (row.state === 'canceled') return false;
  if (!canCancel(facts, row, now)) throw new AppError('registrationNotCancelable');
  const { meeting, order } = facts;
  const actor = { kind: 'user', id: row.userId } as const;
  if (order !== undefined && now < refundUntil(meeting, ownPart(facts), row)) {
    // The product's `takeBack` ends the registration.
    await refundOrder(tx, deps, order.id, { actor, reason: 'registration.cancel' });
    return true;
  }
  await releaseOrder(tx, deps, row.userId, meetingProductKey(meeting.id));
  await endRegistration(tx, deps, row, { actor, refunded: false });
  return false;
}
