import type { CanSee } from '#modules/files/index.ts';
import { readAccess } from '#modules/live/access/readAccess.ts';
import { readMember } from '#modules/live/members/LiveMember.ts';
import { readLive } from '#modules/live/members/memberContext.ts';
import { includesRight } from '#modules/events/index.ts';

/** Owner type of recording files. */
export const LIVE_RECORDING = 'LiveRecording';

/**
 * Returns whether a viewer may watch the recording: with a role of the event, registered for the meeting
 * and paid, or staff. Removed members, free trials and rights that ran out may not.
 */
export const seesRecording: CanSee = async ({ db, clock }, viewer, liveId) => {
  const { userId, capabilities } = viewer;
  if (userId === undefined) return false;
  if (capabilities.has('staff:live')) return true;
  const { meetingId } = await readLive(db, liveId);
  const member = await readMember(db, liveId, userId);
  const result = await readAccess(db, { meetingId, viewer, member, now: clock.now() });
  if (result === undefined || !('basis' in result.access)) return false;
  return includesRight({ ...result.access, isOver: result.isOver }, 'recording');
};
