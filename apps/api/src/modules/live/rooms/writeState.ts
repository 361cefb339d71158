import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { LiveState } from '@rostra/contract/live';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import type { LiveRow } from '../tables.ts';

/**
 * Writes the next state of a live session, if it has not changed since it was read.
 *
 * @throws AppError `liveTransitionIllegal`
 */
export async function writeState(
  tx: Transaction,
  live: LiveRow,
  to: LiveState,
  now: Date,
): Promise<LiveRow> {
  const isOver = to === 'pre_stopped' || to === 'stopped';
  const [after] = await tx
    .update(liveSessions)
    .set({
      state: to,
      ...(to === 'streaming' ? { startedAt: now } : {}),
      ...(isOver && live.endedAt === null ? { endedAt: now } : {}),
    })
    .where(and(eq(liveSessions.id, live.id), eq(liveSessions.state, live.state)))
    .returning();
  if (after === undefined) throw new AppError('liveTransitionIllegal');
  if (isOver) await lowerHands(tx, live.id);
  if (to === 'stopped') await endScreens(tx, live.id);
  return after;
}

/** Lowers all hands, because the audience is gone. */
async function lowerHands(tx: Transaction, liveId: number): Promise<void> {
  await tx
    .update(liveMembers)
    .set({ handsUpAt: null })
    .where(and(eq(liveMembers.liveId, liveId), isNull(liveMembers.removedAt)));
}

/** Ends all screens, because nobody sends any more. */
async function endScreens(tx: Transaction, liveId: number): Promise<void> {
  await tx
    .update(liveMembers)
    .set({ shareScreenUid: null })
    .where(and(eq(liveMembers.liveId, liveId), isNotNull(liveMembers.shareScreenUid)));
}
