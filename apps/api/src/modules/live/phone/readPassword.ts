import { eq } from 'drizzle-orm';
import type { Data } from '@rostra/contract';
import { refuseAccess } from '#modules/live/access/refuseAccess.ts';
import { readMember } from '#modules/live/members/LiveMember.ts';
import { requestContextOf, readLive, requireMember } from '#modules/live/members/memberContext.ts';
import {
  dialInNumbers,
  mayUsePhone,
  personalPasscode,
  readMeetings,
} from '#modules/events/index.ts';
import type { MeetingFacts } from '#modules/events/index.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
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
 * Returns the meeting that a person may dial into. A former membership of the room that ended does
 * not matter: `mayDialIn` ignores it as well.
 *
 * @throws AppError as `readPassword`
 */
export async function requirePhone(deps: Deps, viewer: Viewer, liveId: number) {
  const userId = requireUser(viewer);
  const { meetingId } = await readLive(deps.db, liveId);
  const now = deps.clock.now();
  const [facts] = await readMeetings(deps.db, eq(meetings.id, meetingId), { viewer, now });
  if (facts === undefined) throw new AppError('liveNotFound');
  if (!mayUsePhone(facts)) await refusePhone(deps, viewer, liveId, facts);
  if (facts.meeting.hideConCall) throw new AppError('livePhoneUnavailable');
  return { userId, meetingId, facts, now };
}

/** @throws AppError always, as `readPassword`; for members, by how their right or trial ended */
async function refusePhone(
  deps: Deps,
  viewer: Viewer,
  liveId: number,
  { access, meeting }: MeetingFacts,
): Promise<never> {
  if ((await readMember(deps.db, liveId, requireUser(viewer))) !== undefined) {
    await requireMember(deps.db, requestContextOf(deps, viewer, liveId), 'phone');
  }
  if (!('refusal' in access) || access.refusal === 'notRegistered') {
    throw new AppError('liveNotEntered');
  }
  return refuseAccess(access.refusal, meeting.eventId, undefined);
}
