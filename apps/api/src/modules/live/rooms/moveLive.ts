import { eq } from 'drizzle-orm';
import { LIVE_ENTRY_MINUTES, LIVE_TRANSITIONS } from '@rostra/contract/live';
import type { LiveAction, LiveState } from '@rostra/contract/live';
import { investorEvents } from '#modules/events/tables.ts';
import { isFree, opensAt } from '#modules/events/index.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { readMembers } from '../members/LiveMember.ts';
import type { LiveRooms } from './LiveRooms.ts';
import { announceCompliance } from '../host/announceCompliance.ts';
import { lockAndBumpRevision } from './lockAndBumpRevision.ts';
import { markRun } from './markRun.ts';
import { hasHostControls, mayEnd, requireRight } from '../members/rights.ts';
import { requireMember } from '../members/memberContext.ts';
import type { RequestContext } from '../members/memberContext.ts';
import type { LiveRow } from '../tables.ts';
import { publishLiveState } from './publishLiveState.ts';
import { writeState } from './writeState.ts';

/** Actions that end a session; a co-host only prepares and starts (LROL-15, LROL-40). */
const ENDING: ReadonlySet<LiveAction> = new Set(['preStop', 'unpublish']);

/**
 * Moves a live session to its next state and publishes it (live §4). A request for the current
 * state changes nothing.
 *
 * @throws AppError `liveRoleRefused`, `liveTransitionIllegal`, `liveStartTooEarly`,
 *   `meetingCanceled`
 */
export async function moveLive(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext,
  action: LiveAction,
): Promise<LiveState> {
  const moved = await inTransaction(deps, async (tx) => {
    const live = await lockAndBumpRevision(tx, request.liveId);
    const me = await requireMember(tx, request);
    requireRight(ENDING.has(action) ? mayEnd(me) : hasHostControls(me));
    const to = await nextState(tx, live, action, deps.clock.now());
    if (to === live.state) return { live, members: undefined };
    const written = await writeState(tx, live, to, deps.clock.now());
    const after = to === 'streaming' ? await announceCompliance(tx, written) : written;
    await markRun(tx, live, after);
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: `live.${action}`,
      subject: { type: 'Live', id: live.id },
      before: { state: live.state },
      after: { state: to },
      event: { name: `live.${to}`, payload: { meetingId: live.meetingId } },
    });
    return { live: after, members: await readMembers(tx, live.id) };
  });
  const { live, members } = moved;
  if (members === undefined) return live.state;
  publishLiveState(rooms, live, members);
  return live.state;
}

/**
 * Returns the next state. Only a free meeting may start unprepared (LROL-16, LROL-17). None starts
 * before its room opens to everyone, so that early members do not start the event by mistake (ADR
 * 64).
 */
async function nextState(
  tx: Transaction,
  live: LiveRow,
  action: LiveAction,
  now: Date,
): Promise<LiveState> {
  const current = Object.values(LIVE_TRANSITIONS).some((next) => next[action] === live.state);
  if (current) return live.state;
  const to = LIVE_TRANSITIONS[live.state][action];
  if (to === undefined) throw new AppError('liveTransitionIllegal');
  if (ENDING.has(action)) return to;
  const [found] = await tx
    .select({ meeting: meetings, eventCanceledAt: investorEvents.canceledAt })
    .from(meetings)
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .where(eq(meetings.id, live.meetingId));
  if (found === undefined) throw new AppError('liveNotFound');
  const { meeting, eventCanceledAt } = found;
  if ((meeting.canceledAt ?? eventCanceledAt) !== null) throw new AppError('meetingCanceled');
  if (action !== 'start') return to;
  if (live.state === 'unprepare' && !isFree(meeting)) throw new AppError('liveTransitionIllegal');
  if (now < opensAt(meeting.startsAt)) {
    throw new AppError('liveStartTooEarly', { params: { minutes: LIVE_ENTRY_MINUTES } });
  }
  return to;
}
