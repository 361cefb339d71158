import type { CanSee } from '#modules/files/index.ts';
import { readMember } from './LiveMember.ts';
import { readPart } from './takesPart.ts';

/** Who takes part in a live may see what is shown in it: neither the removed nor who has canceled. */
export const seesLiveFiles: CanSee = async ({ db }, { userId }, liveId) => {
  if (userId === undefined || userId === null) return false;
  const member = await readMember(db, liveId, userId);
  if (member === undefined || member.removedAt !== null || member.trialEndedAt !== null) {
    return false;
  }
  return (await readPart(db, member)).takesPart;
};
