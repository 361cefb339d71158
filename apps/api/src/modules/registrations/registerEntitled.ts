import { viewerOfUser } from '#modules/accounts/index.ts';
import { needsToPay, boughtBy } from '#modules/meetings/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { chooseSlot } from './chooseSlot.ts';
import { lockMeeting } from './lockMeeting.ts';
import { checkOpen, takePlace } from './takePlace.ts';

/** States that want something of the user, or nothing more to do with the meeting. */
const UNSETTLED = ['prepending', 'rejected', 'canceled'];

/**
 * Registers a user who sits in the meeting's room already and need not pay any more, as a payment does;
 * who is registered stays so.
 *
 * @returns whether he takes part; not where the meeting is full or over, or asks for more than money
 */
export async function registerEntitled(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { userId, meetingId }: { userId: number; meetingId: number },
): Promise<boolean> {
  const now = deps.clock.now();
  const viewer = await viewerOfUser({ ...deps, db: tx }, userId, 'en');
  const facts = await lockMeeting(tx, meetingId, { viewer, now });
  if (facts === undefined) return false;
  const { registration, meeting } = facts;
  if (registration !== undefined && !UNSETTLED.includes(registration.state)) {
    return registration.state !== 'pending';
  }
  if (meeting.needsApproval || needsToPay(meeting, viewer, boughtBy(facts), now)) return false;
  try {
    const slot = chooseSlot(facts, [], now);
    checkOpen(facts, slot, now);
    await takePlace(tx, deps, facts, { userId, slot, state: 'registered', heldUntil: null });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
