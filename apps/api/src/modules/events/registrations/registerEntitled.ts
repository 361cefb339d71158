import { viewerOfUser } from '#modules/accounts/index.ts';
import { needsToPay } from '../meetings/meetingAccess.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { chooseSlot } from './chooseSlot.ts';
import { lockMeeting } from './lockMeeting.ts';
import { checkOpen, takeSeat } from './takeSeat.ts';

/** States with an open step for the user, or without any part in the meeting. */
const UNSETTLED = ['prepending', 'rejected', 'canceled'];

/**
 * Registers a seated user without anything left to pay, as a payment would. Does nothing if they
 * are registered.
 *
 * @returns whether they attend; false if the meeting is full or over, or requires more than a
 *   payment
 */
export async function registerEntitled(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'jobs' | 'contributed'>,
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
  if (meeting.needsApproval || needsToPay(meeting, viewer, facts.bought, now)) return false;
  try {
    const slot = chooseSlot(facts, [], now);
    checkOpen(facts, slot, now);
    await takeSeat(tx, deps, facts, { userId, slot, state: 'registered', heldUntil: null });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
