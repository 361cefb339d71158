import { and, eq, isNull } from 'drizzle-orm';
import { LIVE_TRANSITIONS } from '@rostra/contract/live';
import type { LiveAction, LiveState } from '@rostra/contract/live';
import { isFree, markMeetingEnded, markMeetingStarted } from '#modules/meetings/index.ts';
import { meetings } from '#modules/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordChange } from '#platform/outbox/recordChange.ts';
import { readMembers } from './LiveMember.ts';
import type { LiveRooms } from './LiveRooms.ts';
import { lockLive } from './lockLive.ts';
import { hasHostControls, mayEnd, requireRight } from './rights.ts';
import { requireMember } from './standing.ts';
import type { Asked } from './standing.ts';
import { liveMembers, lives } from './tables.ts';
import type { LiveRow } from './tables.ts';
import { secondsOf } from './wireAttributes.ts';

/** Ending is for the host; a co-host prepares and starts only (LROL-15, LROL-40). */
const ENDING: ReadonlySet<LiveAction> = new Set(['preStop', 'unpublish']);

/**
 * Moves a live to its next state and tells everyone (live §4). To ask again for the state that
 * stands changes nothing.
 *
 * @throws AppError `liveRoleRefused`, `liveTransitionIllegal`
 */
export async function moveLive(
  deps: Deps,
  rooms: LiveRooms,
  asked: Asked,
  action: LiveAction,
): Promise<LiveState> {
  const moved = await inTransaction(deps, async (tx) => {
    const live = await lockLive(tx, asked.liveId);
    const me = await requireMember(tx, asked);
    requireRight(ENDING.has(action) ? mayEnd(me) : hasHostControls(me));
    const to = await nextState(tx, live, action);
    if (to === live.state) return { live, members: undefined };
    const after = await writeState(tx, live, to, deps.clock.now());
    await markRun(tx, live, after);
    await recordChange(tx, deps, {
      actor: { kind: 'user', id: asked.userId },
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
  rooms.tellMembers(live, members);
  rooms.tellChannel(live, members.find(({ role }) => role === 'broadcaster')?.id);
  rooms.say(live.channel, {
    type: 'state_change',
    state: live.state,
    startTime: secondsOf(live.startedAt),
    endTime: secondsOf(live.endedAt),
  });
  return live.state;
}

/** Only a free meeting starts without having been prepared (LROL-16, LROL-17). */
async function nextState(tx: Transaction, live: LiveRow, action: LiveAction): Promise<LiveState> {
  const stands = Object.values(LIVE_TRANSITIONS).some((next) => next[action] === live.state);
  if (stands) return live.state;
  const to = LIVE_TRANSITIONS[live.state][action];
  if (to === undefined) throw new AppError('liveTransitionIllegal');
  if (live.state === 'unprepare' && action === 'start') {
    const [meeting] = await tx.select().from(meetings).where(eq(meetings.id, live.meetingId));
    if (meeting === undefined || !isFree(meeting)) throw new AppError('liveTransitionIllegal');
  }
  return to;
}

async function writeState(
  tx: Transaction,
  live: LiveRow,
  to: LiveState,
  now: Date,
): Promise<LiveRow> {
  const isOver = to === 'pre_stopped' || to === 'stopped';
  const [after] = await tx
    .update(lives)
    .set({
      state: to,
      ...(to === 'streaming' ? { startedAt: now } : {}),
      ...(isOver && live.endedAt === null ? { endedAt: now } : {}),
    })
    .where(and(eq(lives.id, live.id), eq(lives.state, live.state)))
    .returning();
  if (after === undefined) throw new AppError('liveTransitionIllegal');
  if (isOver) await lowerHands(tx, live.id);
  return after;
}

/** The audience is gone: nobody waits to speak. */
async function lowerHands(tx: Transaction, liveId: number): Promise<void> {
  await tx
    .update(liveMembers)
    .set({ handsUpAt: null })
    .where(and(eq(liveMembers.liveId, liveId), isNull(liveMembers.removedAt)));
}

/** Event and meeting go on and end with their live. */
async function markRun(tx: Transaction, before: LiveRow, after: LiveRow): Promise<void> {
  const { meetingId, startedAt, endedAt } = after;
  if (before.startedAt === null && startedAt !== null) {
    await markMeetingStarted(tx, meetingId, startedAt);
  }
  if (after.state === 'stopped' && endedAt !== null) {
    await markMeetingEnded(tx, meetingId, endedAt);
  }
}
