import type { CanSee } from '#modules/files/index.ts';
import { includesRight } from '#modules/meetings/index.ts';
import type { RoomRight } from '#modules/meetings/index.ts';
import { readAccess } from './readAccess.ts';
import { readMember } from '../members/LiveMember.ts';
import { isLetIn } from '../members/rights.ts';
import { readLive } from '../members/memberContext.ts';

/**
 * Returns a check whether a viewer who joined a live session has a right in it now.
 *
 * @param right a right that a free trial may lack
 */
export const hasRoomRight =
  (right: RoomRight): CanSee =>
  async ({ db, clock }, viewer, liveId) => {
    const { userId } = viewer;
    if (userId === undefined) return false;
    const member = await readMember(db, liveId, userId);
    if (member === undefined || !isLetIn(member)) return false;
    const { meetingId } = await readLive(db, liveId);
    const result = await readAccess(db, { meetingId, viewer, member, now: clock.now() });
    if (result === undefined || !('basis' in result.access)) return false;
    return includesRight({ ...result.access, isOver: result.isOver }, right);
  };
