import { and, eq } from 'drizzle-orm';
import { fileUrlOf } from '#modules/files/index.ts';
import type { CanSeeFile } from '#modules/files/index.ts';
import { memberWithRight } from '../access/hasRoomRight.ts';
import { liveSessions } from '../tables.ts';

/** Returns whether a viewer may have a background's file: in the room, while it is shown there. */
export const seesBackground: CanSeeFile = async (deps, viewer, liveId, key) => {
  if ((await memberWithRight(deps, viewer, liveId, 'attend')) === undefined) return false;
  const isShown = and(eq(liveSessions.id, liveId), eq(liveSessions.backgroundUrl, fileUrlOf(key)));
  return (await deps.db.$count(liveSessions, isShown)) > 0;
};
