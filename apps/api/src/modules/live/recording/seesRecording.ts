import type { CanSee } from '#modules/files/index.ts';
import { readAccess } from '#modules/live/access/readAccess.ts';
import { readMember } from '#modules/live/LiveMember.ts';
import { readLive } from '#modules/live/standing.ts';

/** What the files of a recording belong to. */
export const LIVE_RECORDING = 'LiveRecording';

/**
 * Whether a viewer may see what was recorded: with a seat of the event's in the live, registered for its
 * meeting and paid, or staff. Neither the removed nor those in a free trial may.
 */
export const seesRecording: CanSee = async ({ db, clock }, viewer, liveId) => {
  const { userId, capabilities } = viewer;
  if (userId === undefined) return false;
  if (capabilities.has('staff:live')) return true;
  const { meetingId } = await readLive(db, liveId);
  const member = await readMember(db, liveId, userId);
  const answer = await readAccess(db, { meetingId, viewer, member, now: clock.now() });
  return answer !== undefined && 'ground' in answer.access && answer.access.ground !== 'trial';
};
