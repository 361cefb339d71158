import { CALL_TRANSITIONS } from '@rostra/contract/live';
import type { CallHistory, PhoneCaller } from '@rostra/contract/live';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { mayModerate, requireRight } from '#modules/live/members/rights.ts';
import { readMemberContext } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { changeAsModerator, publishStage } from './changeCall.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';
import { callerOf, historyOf, requireCall } from './readCalls.ts';
import type { WhichCall } from './readCalls.ts';
import type { CallRow } from './tables.ts';
import { publishRefresh, publishCallState } from './publishCalls.ts';

/** Returns the state of a phone after a hang-up. */
const hungUp = ({ state }: CallRow, now: Date): Partial<CallRow> => {
  const after = CALL_TRANSITIONS[state].hang_up;
  return after === undefined ? {} : { state: after, endedAt: now, connectedAt: null };
};

/**
 * Hangs up, or stops a call attempt; without a call it changes nothing.
 *
 * @throws AppError as `changeAsModerator`
 */
export async function hangUpCall(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & WhichCall,
): Promise<PhoneCaller> {
  const now = deps.clock.now();
  const { live, me, before, row } = await changeAsModerator(deps, request, 'hang_up', (current) =>
    hungUp(current, now),
  );
  phoneCallsOf(deps).drop(row.id);
  if (before.state !== row.state) {
    await publishCallState(deps, rooms, live, row);
    publishStage(rooms, live, before, row);
  }
  return callerOf(row, me);
}

/**
 * Removes a phone from the list, and hangs up its call.
 *
 * @throws AppError as `changeAsModerator`
 */
export async function removeCall(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { attendeeId: number },
): Promise<CallHistory> {
  const now = deps.clock.now();
  const { live, me, before, row } = await changeAsModerator(deps, request, 'remove', (current) => ({
    ...hungUp(current, now),
    removedAt: now,
  }));
  phoneCallsOf(deps).drop(row.id);
  await publishRefresh(deps, rooms, live);
  publishStage(rooms, live, before, row);
  return historyOf(deps, { live, me });
}

/**
 * Sends keys to the other side, such as a password it asks for (LDIA-04, LDIA-44).
 *
 * @throws AppError `liveRoleRefused`, `liveCallNotFound` if no call is running
 */
export async function pressKeys(
  deps: Deps,
  request: RequestContext & WhichCall & { code: string },
): Promise<PhoneCaller> {
  const { live, me } = await readMemberContext(deps.db, request);
  requireRight(mayModerate(me));
  const row = await requireCall(deps.db, live.id, request);
  const isPressed = row.state === 'connected' && phoneCallsOf(deps).press(row.id, request.code);
  if (!isPressed) throw new AppError('liveCallNotFound');
  return callerOf(row, me);
}
