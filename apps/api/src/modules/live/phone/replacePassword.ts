import type { Data } from '@rostra/contract';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { replacePasscode } from '#modules/events/index.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import type { RateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { dropEndedCalls, endCallsOf } from './endCallsOf.ts';
import { isIncoming } from './isDialedIn.ts';
import { readPassword, requirePhone } from './readPassword.ts';

/** Replacements of a user, across meetings. */
const REPLACEMENTS: RateLimit = { max: 10, windowSeconds: 600 };

/**
 * Replaces the reader's personal passcode, such as after it leaked, and hangs up on the call that
 * came in with the old one.
 *
 * @returns as `readPassword`
 * @throws AppError as `readPassword`; `tooFrequent`
 */
export async function replacePassword(
  deps: Deps,
  rooms: LiveRooms,
  viewer: Viewer,
  liveId: number,
): Promise<Data<'postCallPassword'>> {
  const { userId, meetingId } = await requirePhone(deps, viewer, liveId);
  await enforceRateLimit(deps, `live:passcode:${userId}`, REPLACEMENTS);
  const { live, ended } = await inTransaction(deps, async (tx) => {
    const locked = await lockAndBumpRevision(tx, liveId);
    await replacePasscode(tx, deps, meetingId, userId);
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.passcode.replace',
      subject: { type: 'Live', id: liveId },
    });
    return { live: locked, ended: await endCallsOf(tx, deps, liveId, userId, isIncoming) };
  });
  await dropEndedCalls(deps, rooms, live, ended);
  return readPassword(deps, viewer, liveId);
}
