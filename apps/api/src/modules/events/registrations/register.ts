import type { ErrorDetails } from '@rostra/contract';
import { toMeetingResponse } from '../meetings/toMeetingResponse.ts';
import { needsToPay } from '../meetings/meetingAccess.ts';
import { wasRemoved } from '../meetings/access/decideAccess.ts';
import type { MeetingResponse } from '../meetings/toMeetingResponse.ts';
import type { MeetingFacts, MeetingReader } from '../meetings/readMeetings.ts';
import { holdOrder } from '#modules/orders/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/registerRoute.ts';
import { withIdempotency } from '#platform/http/withIdempotency.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { chooseSlot } from './chooseSlot.ts';
import { findMeeting, lockMeeting } from './lockMeeting.ts';
import { meetingProduct } from './meetingProduct.ts';
import { checkOpen, takeSeat } from './takeSeat.ts';
import type { Seat } from './takeSeat.ts';

/** Registration attempts that one user may make in a window. */
const ATTEMPTS = { max: 60, windowSeconds: 10 * 60 };

/** States without an open step for the user. */
const SETTLED = ['pending', 'registered', 'checkedin', 'noshow'];

/**
 * Registers the user for a meeting (REG-01): `registered`, `pending` if the organizer confirms,
 * `prepending` until the user has paid or is certified. An unpaid seat is held as long as its
 * order. Repeating the call changes nothing, or continues from the open step.
 *
 * @returns the meeting in its new state for the user
 * @throws AppError `meetingNotFound`, `meetingFull`, `liveRemoved` and other reasons against a
 *   registration
 */
export async function register(
  deps: Deps,
  call: Call<'postRegistration'>,
): Promise<MeetingResponse> {
  const { viewer, params, body } = call;
  const userId = requireUser(viewer);
  await enforceRateLimit(deps, `registration:user:${userId}`, ATTEMPTS);
  return inTransaction(deps, (tx) =>
    withIdempotency(tx, deps, call, async () => {
      const reader = { viewer, now: deps.clock.now() };
      const facts = await lockMeeting(tx, params.id, reader);
      if (facts === undefined) throw new AppError('meetingNotFound');
      await registerLocked(tx, deps, facts, { reader, userId, slotIds: body.slot_ids });
      const after = await findMeeting(tx, params.id, reader);
      if (after === undefined) throw new AppError('meetingNotFound');
      return toMeetingResponse(after, reader);
    }),
  );
}

interface RegisterRequest {
  reader: MeetingReader;
  userId: number;
  slotIds: readonly number[];
}

async function registerLocked(
  tx: Transaction,
  deps: Deps,
  facts: MeetingFacts,
  { reader, userId, slotIds }: RegisterRequest,
): Promise<void> {
  const { registration, meeting } = facts;
  if (wasRemoved(facts)) {
    const params = { event_id: meeting.eventId } satisfies ErrorDetails['liveRemoved'];
    throw new AppError('liveRemoved', { params });
  }
  if (registration !== undefined && SETTLED.includes(registration.state)) {
    if (slotIds.some((id) => id !== registration.slotId)) throw new AppError('oneTimeSlot');
    return;
  }
  const slot = chooseSlot(facts, slotIds, reader.now);
  checkOpen(facts, slot, reader.now);
  await takeSeat(tx, deps, facts, { userId, slot, ...(await nextState(tx, deps, facts, reader)) });
}

/**
 * Returns the first state of a registration, and how long it holds its seat while it waits for
 * payment.
 */
async function nextState(
  tx: Transaction,
  deps: Deps,
  facts: MeetingFacts,
  { viewer, now }: MeetingReader,
): Promise<Pick<Seat, 'state' | 'heldUntil'>> {
  const { meeting } = facts;
  if (meeting.certifiedOnly && !viewer.certified) return { state: 'prepending', heldUntil: null };
  if (needsToPay(meeting, viewer, facts.bought, now)) {
    const product = await meetingProduct(tx, facts, { viewer, now });
    if (product.price === null) return { state: 'prepending', heldUntil: null };
    const order = await holdOrder(tx, deps, requireUser(viewer), product);
    return { state: 'prepending', heldUntil: order.expiresAt };
  }
  return { state: meeting.needsApproval ? 'pending' : 'registered', heldUntil: null };
}
