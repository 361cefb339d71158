import { eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { investorEvents } from '#modules/events/tables.ts';
import { dialInNumbers, isRegistered, readMeetings, seatsOf } from '#modules/meetings/index.ts';
import { meetings } from '#modules/meetings/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { readMember } from '#modules/live/LiveMember.ts';
import { readLive, requireMember } from '#modules/live/standing.ts';
import { roomPassword } from './roomPassword.ts';

/**
 * Password and numbers, for who takes part: a member of the live, who is seated, or who is registered.
 *
 * @throws AppError `liveNotFound`, `liveNotEntered`, `notRegistered`, `liveRemoved`,
 *   `livePhoneUnavailable` where the meeting has no telephone part (LDIA-56)
 */
export async function readPassword(
  deps: Deps,
  viewer: Viewer,
  liveId: number,
): Promise<Data<'getCallPassword'>> {
  const userId = requireUser(viewer);
  const live = await readLive(deps.db, liveId);
  const now = deps.clock.now();
  const [[facts], [event], member] = await Promise.all([
    readMeetings(deps.db, eq(meetings.id, live.meetingId), { viewer, now }),
    deps.db
      .select({ event: investorEvents })
      .from(investorEvents)
      .innerJoin(meetings, eq(meetings.eventId, investorEvents.id))
      .where(eq(meetings.id, live.meetingId)),
    readMember(deps.db, liveId, userId),
  ]);
  if (facts === undefined || event === undefined) throw new AppError('liveNotFound');
  if (member !== undefined) await requireMember(deps.db, { liveId, userId });
  else if (!isRegistered(facts)) {
    const of = [{ meeting: facts.meeting, organizerId: event.event.organizerId }];
    if (!(await seatsOf(deps.db, of, viewer)).has(live.meetingId)) {
      throw new AppError('liveNotEntered');
    }
  }
  if (facts.meeting.hideConCall) throw new AppError('livePhoneUnavailable');
  const password = await inTransaction(deps, (tx) => roomPassword(tx, deps, live));
  const numbers = await dialInNumbers(deps.db, [facts]);
  return {
    password,
    dial_in_numbers: numbers.map((number) => ({ ...number, passcode: password })),
  };
}
