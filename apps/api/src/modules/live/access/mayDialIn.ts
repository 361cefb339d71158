import { viewerOfUser } from '#modules/accounts/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readMember } from '../members/LiveMember.ts';
import type { LiveRow } from '../tables.ts';
import { readAccess } from './readAccess.ts';
import { includesRight } from './roomRight.ts';

/**
 * Returns whether a user has a right to the meeting's telephone now. Joining the room is not
 * required, because many people only listen by phone.
 */
export async function mayDialIn(
  tx: Transaction,
  deps: Deps,
  { id, meetingId }: Pick<LiveRow, 'id' | 'meetingId'>,
  userId: number,
): Promise<boolean> {
  const viewer = await viewerOfUser({ ...deps, db: tx }, userId, 'en');
  const member = await readMember(tx, id, userId);
  const answer = await readAccess(tx, { meetingId, viewer, member, now: deps.clock.now() });
  if (answer === undefined || !('ground' in answer.access)) return false;
  return includesRight({ ...answer.access, isOver: answer.isOver }, 'phone');
}
