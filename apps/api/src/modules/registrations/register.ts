import { meetingAnswer, boughtBy, needsToPay } from '#modules/meetings/index.ts';
import type { MeetingAnswer, MeetingFacts, MeetingReader } from '#modules/meetings/index.ts';
import { holdOrder } from '#modules/orders/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Call } from '#platform/http/mount.ts';
import { once } from '#platform/http/once.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { limitRate } from '#platform/rateLimit/limitRate.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import { chooseSlot } from './chooseSlot.ts';
import { findMeeting, lockMeeting } from './lockMeeting.ts';
import { meetingGoods } from './meetingGoods.ts';
import { checkOpen, takePlace } from './takePlace.ts';
import type { Place } from './takePlace.ts';

/** Registrations that one user may try. */
const ATTEMPTS = { max: 60, windowSeconds: 10 * 60 };

/** States in which nothing more is to be done by the user. */
const SETTLED = ['pending', 'registered', 'checkedin', 'noshow'];

/**
 * Registers the user for a meeting (REG-01): `registered`, `pending` where the organizer confirms,
 * `prepending` while the user has to pay or to be certified first; a place to be paid is held like
 * its order. Again, it changes nothing, or goes on from where the user had to do something.
 *
 * @returns the meeting as it is for the user now
 * @throws AppError `meetingNotFound`, `meetingFull` and what else keeps it from being registered for
 */
export async function register(deps: Deps, call: Call<'postRegistration'>): Promise<MeetingAnswer> {
  const { viewer, params, body } = call;
  const userId = requireUser(viewer);
  await limitRate(deps, `registration:user:${userId}`, ATTEMPTS);
  return inTransaction(deps, (tx) =>
    once(tx, deps, call, async () => {
      const reader = { viewer, now: deps.clock.now() };
      const facts = await lockMeeting(tx, params.id, reader);
      if (facts === undefined) throw new AppError('meetingNotFound');
      await registerLocked(tx, deps, facts, { reader, userId, slotIds: body.slot_ids });
      const after = await findMeeting(tx, params.id, reader);
      if (after === undefined) throw new AppError('meetingNotFound');
      return meetingAnswer(after, reader);
    }),
  );
}

interface Wish {
  reader: MeetingReader;
  userId: number;
  slotIds: readonly number[];
}

async function registerLocked(
  tx: Transaction,
  deps: Deps,
  facts: MeetingFacts,
  { reader, userId, slotIds }: Wish,
): Promise<void> {
  const { registration } = facts;
  if (registration !== undefined && SETTLED.includes(registration.state)) {
    if (slotIds.some((id) => id !== registration.slotId)) throw new AppError('oneTimeSlot');
    return;
  }
  const slot = chooseSlot(facts, slotIds, reader.now);
  checkOpen(facts, slot, reader.now);
  await takePlace(tx, deps, facts, { userId, slot, ...(await nextState(tx, deps, facts, reader)) });
}

/** What a registration starts as, and how long it holds its place while it waits for payment. */
async function nextState(
  tx: Transaction,
  deps: Deps,
  facts: MeetingFacts,
  { viewer, now }: MeetingReader,
): Promise<Pick<Place, 'state' | 'heldUntil'>> {
  const { meeting } = facts;
  if (meeting.certifiedOnly && !viewer.certified) return { state: 'prepending', heldUntil: null };
  if (needsToPay(meeting, viewer, boughtBy(facts), now)) {
    const goods = await meetingGoods(tx, facts, { viewer, now });
    if (goods.price === null) return { state: 'prepending', heldUntil: null };
    const order = await holdOrder(tx, deps, requireUser(viewer), goods);
    return { state: 'prepending', heldUntil: order.expiresAt };
  }
  return { state: meeting.needsApproval ? 'pending' : 'registered', heldUntil: null };
}
