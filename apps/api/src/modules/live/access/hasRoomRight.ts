import type { CanSee } from '#modules/files/index.ts';
import type { RoomRight } from '#modules/events/index.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { requestContextOf, requireMember } from '../members/memberContext.ts';

/**
 * Returns a viewer as a member of a live session with a right in it now, by the rule of its calls;
 * undefined without the right.
 */
export async function memberWithRight(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: Viewer,
  liveId: number,
  right: RoomRight,
): Promise<LiveMember | undefined> {
  try {
    return await requireMember(deps.db, requestContextOf(deps, viewer, liveId), right);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * Returns a check whether a viewer who joined a live session has a right in it now.
 *
 * @param right a right that a free trial may lack
 */
export const hasRoomRight =
  (right: RoomRight): CanSee =>
  async (deps, viewer, liveId) =>
    (await memberWithRight(deps, viewer, liveId, right)) !== undefined;
