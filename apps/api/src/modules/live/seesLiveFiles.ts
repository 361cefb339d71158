import { and, eq } from 'drizzle-orm';
import type { CanSee } from '#modules/files/index.ts';
import { isInside } from './LiveMember.ts';
import { liveMembers } from './tables.ts';

/** Who takes part in a live may see what is shown in it. */
export const seesLiveFiles: CanSee = async ({ db }, { userId }, liveId) => {
  if (userId === undefined || userId === null) return false;
  const found = await db.$count(
    liveMembers,
    and(eq(liveMembers.liveId, liveId), eq(liveMembers.userId, userId), isInside),
  );
  return found > 0;
};
