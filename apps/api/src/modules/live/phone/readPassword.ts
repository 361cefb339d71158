import { eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { readAccess } from '#modules/live/access/readAccess.ts';
import { refuseAccess } from '#modules/live/access/refuseAccess.ts';
import { readMember } from '#modules/live/members/LiveMember.ts';
import { requestContextOf, readLive, requireMember } from '#modules/live/members/memberContext.ts';
import { dialInNumbers, personalPasscode, readMeetings } from '#modules/meetings/index.ts';
import { meetings } from '#modules/meetings/tables.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/**
 * Returns the numbers and the reader's personal passcode to people with a right to the end: with an
 * event role, or registered and paid. A free trial does not include them.
 *
 * @throws AppError `liveNotFound`, `liveNotEntered`, `notRegistered`, `liveNotPaid`, `liveRemoved`,
 *   `liveTrialLimited`, `livePhoneUnavailable` if the meeting has no phone access (LDIA-56)
 */
export async function readPassword(
  deps: Deps,
  viewer: Viewer,
  liveId: number,
): Promise<Data<'getCallPassword'>> {
  const { userId, meetingId, facts, now } = await requirePhone(deps, viewer, liveId);
  const password = await personalPasscode(deps, meetingId, userId);
  const numbers = await dialInNumbers(deps, [facts], { viewer, now });
  return {
    password,
    dial_in_numbers: numbers.map((number) => ({ ...number, passcode: password })),
  };
}

/**
 * Returns the meeting that a person may dial into.
 *
 * @throws AppError as `readPassword`
 */
export async function requirePhone(deps: Deps, viewer: Viewer, liveId: number) {
  const userId = requireUser(viewer);
  const { meetingId } = await readLive(deps.db, liveId);
  const now = deps.clock.now();
  const [[facts], member] = await Promise.all([
    readMeetings(deps.db, eq(meetings.id, meetingId), { viewer, now }),
    readMember(deps.db, liveId, userId),
  ]);
  if (facts === undefined) throw new AppError('liveNotFound');
  if (member === undefined) await requireAccess(deps, viewer, meetingId);
  else await requireMember(deps.db, requestContextOf(deps, viewer, liveId), 'phone');
  if (facts.meeting.hideConCall) throw new AppError('livePhoneUnavailable');
  return { userId, meetingId, facts, now };
}

/**
 * Checks the right to dial in, which does not require joining first.
 *
 * @throws AppError as `readPassword`
 */
async function requireAccess(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  meetingId: number,
): Promise<void> {
  const question = { meetingId, viewer, member: undefined, now: clock.now() };
  const answer = await readAccess(db, question);
  if (answer === undefined) throw new AppError('liveNotFound');
  const { access, eventId } = answer;
  if (!('refusal' in access)) return;
  if (access.refusal === 'notRegistered') throw new AppError('liveNotEntered');
  refuseAccess(access.refusal, eventId, undefined);
}
