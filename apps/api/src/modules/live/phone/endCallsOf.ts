import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CALL_TRANSITIONS } from '@rostra/contract/live';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { publishStage, writeCall } from './changeCall.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';
import { publishRefresh, publishCallState } from './publishCalls.ts';

/** A phone before and after the hang-up. */
export interface EndedCall {
  readonly before: CallRow;
  readonly row: CallRow;
}

/** States of a call that runs, or is planned. */
export const OPEN_STATES = ['notcall', 'calling', 'ringing', 'connected'] as const;

/**
 * Ends a user's phones in a live session; planned ones are removed from the list.
 *
 * @param which narrows them, such as to calls that dialed in
 */
export async function endCallsOf(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  liveId: number,
  userId: number,
  which?: SQL,
): Promise<EndedCall[]> {
  const open = await tx
    .select()
    .from(liveCalls)
    .where(
      and(
        eq(liveCalls.liveId, liveId),
        eq(liveCalls.userId, userId),
        inArray(liveCalls.state, [...OPEN_STATES]),
        isNull(liveCalls.removedAt),
        which,
      ),
    );
  const ended: EndedCall[] = [];
  for (const before of open) {
    const state = CALL_TRANSITIONS[before.state].hang_up;
    const now = clock.now();
    const over =
      state === undefined ? { removedAt: now } : { state, endedAt: now, connectedAt: null };
    ended.push({ before, row: await writeCall(tx, before.id, over) });
  }
  return ended;
}

/** Hangs up phones that were ended in the database, and notifies moderators. */
export async function dropEndedCalls(
  deps: Deps,
  rooms: LiveRooms,
  live: LiveRow,
  ended: readonly EndedCall[],
): Promise<void> {
  for (const { before, row } of ended) {
    phoneCallsOf(deps).drop(row.id);
    await publishCallState(deps, rooms, live, row);
    publishStage(rooms, live, before, row);
  }
  if (ended.length > 0) await publishRefresh(deps, rooms, live);
}
