import type { CanSee } from '#modules/files/index.ts';
import { readAccess } from '#modules/live/access/readAccess.ts';
import { readMember } from '#modules/live/members/LiveMember.ts';
import { readLive } from '#modules/live/members/memberContext.ts';

/** Owner type of recording files. */
export const LIVE_RECORDING = 'LiveRecording';

/**
 * Returns whether a viewer may watch the recording: seated by the event, registered for the meeting
 * and paid, or staff. Removed members and free trials may not.
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
