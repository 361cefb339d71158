import { eq } from 'drizzle-orm';
import { AUTO_CALL_MINUTES } from '@rostra/contract/live';
import type { CallRole, PhoneCaller } from '@rostra/contract/live';
import { meetings } from '#modules/events/meetings/tables.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { enforceRateLimit } from '#platform/rateLimit/enforceRateLimit.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { mayModerate, requireRight } from '#modules/live/members/rights.ts';
import { assertNotEnded, requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { callDue } from './callDue.ts';
import { writeCall } from './changeCall.ts';
import { lineRefusal } from './lineRefusal.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';
import { callerOf, findCall } from './readCalls.ts';
import type { WhichCall } from './readCalls.ts';
import { holdsRight } from './holdsRight.ts';
import { readNumberOwner } from './readNumberOwner.ts';
import { liveCalls } from './tables.ts';
import type { CallRow } from './tables.ts';
import { publishRefresh, publishCallState } from './publishCalls.ts';

const MINUTE_MS = 60_000;
/** Calls cost money, so each moderator may only start some per minute. */
const CALLS = { max: 30, windowSeconds: 60 };

/** A request to call a phone. */
export interface CallRequest extends RequestContext, WhichCall {
  readonly title: string | undefined;
  /** The caller ID. */
  readonly caller: string | null | undefined;
  /** Whether to call one minute before the start instead of now. */
  readonly isPlanned: boolean;
  /** Whether to call only if the previous number does not connect. */
  readonly isBackup: boolean;
}

/**
 * Calls a phone or the main line, or plans the call for one minute before the start.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `livePhoneUnavailable`, `liveTooEarlyToCall`,
 *   `liveLineClosed`, `liveCallBusy`, `liveCallNotFound`
 */
export async function connectCall(
  deps: Deps,
  rooms: LiveRooms,
  request: CallRequest,
): Promise<PhoneCaller> {
  await enforceRateLimit(deps, `live:call:${request.userId}`, CALLS);
  const { live, me, row } = await inTransaction(deps, async (tx) => {
    const current = await lockAndBumpRevision(tx, request.liveId);
    const member = await requireMember(tx, request);
    requireRight(mayModerate(member));
    assertNotEnded({ live: current, me: member });
    const known = await findCall(tx, current.id, request);
    if (request.attendeeId !== undefined && known === undefined) {
      throw new AppError('liveCallNotFound');
    }
    const role = known?.role ?? roleOf(request);
    const caller = request.caller ?? known?.caller ?? null;
    await requireLine(tx, deps, current, { role, caller, isPlanned: request.isPlanned });
    const written = await writeRequest(tx, deps, current, { request, known, role });
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: 'live.call.connect',
      subject: { type: 'LiveCall', id: written.id },
      after: { role, state: written.state, isPlanned: written.isPlanned },
    });
    return { live: current, me: member, row: written };
  });
  await publishRefresh(deps, rooms, live);
  if (row.state === 'calling') {
    await publishCallState(deps, rooms, live, row);
    phoneCallsOf(deps).dial(live, row);
  }
  return callerOf(row, me);
}

/** Returns the role; without a number the main line is meant. */
const roleOf = ({ number, role }: CallRequest): CallRole =>
  number === null || number === undefined ? 'connector' : (role ?? 'expert');

/**
 * Checks the line for the time of the call: one minute before the start if planned, or now if that
 * has passed. A backup is checked again at its turn.
 */
async function requireLine(
  tx: Transaction,
  deps: Pick<Deps, 'telephony' | 'clock'>,
  live: LiveRow,
  { role, caller, isPlanned }: Pick<CallRow, 'role' | 'caller' | 'isPlanned'>,
): Promise<void> {
  const now = deps.clock.now();
  const planned = isPlanned ? await plannedAt(tx, live) : now;
  const at = planned > now ? planned : now;
  const refusal = await lineRefusal(tx, deps, live, { role, caller, at });
  if (refusal !== undefined) throw refusal;
}

async function writeRequest(
  tx: Transaction,
  deps: Deps,
  live: LiveRow,
  { request, known, role }: { request: CallRequest; known: CallRow | undefined; role: CallRole },
): Promise<CallRow> {
  if (known && (known.state === 'connected' || isUnderWay(known))) {
    throw new AppError('liveCallBusy');
  }
  const now = deps.clock.now();
  const scheduledAt = request.isPlanned ? await plannedAt(tx, live) : null;
  const waits = request.isBackup || (scheduledAt !== null && scheduledAt > now);
  const userId = known?.userId ?? (await readNumberOwner(tx, request.number ?? ''));
  // The notation entered last is dialed: the earlier one may have failed.
  const entered = request.attendeeId === undefined ? request.number : undefined;
  const values = {
    ...(request.title === undefined || request.title === '' ? {} : { title: request.title }),
    ...(request.caller === undefined ? {} : { caller: request.caller }),
    state: waits ? ('notcall' as const) : ('calling' as const),
    isPlanned: request.isPlanned,
    isBackup: request.isBackup,
    scheduledAt,
    endedAt: null,
    connectedAt: null,
    endsWithRight: await holdsRight(tx, deps, live, userId),
  };
  const row = known
    ? await writeCall(tx, known.id, {
        ...values,
        userId,
        ...(typeof entered === 'string' ? { phoneNumber: entered } : {}),
      })
    : await insertCall(tx, live, {
        ...values,
        role,
        userId,
        number: request.number ?? '',
        // A phone called as audience is heard once the host unmutes it (LROL-32).
        mute: role === 'audience',
        now,
      });
  if (waits && scheduledAt !== null && !request.isBackup) {
    const id = jobId('live.callDue', row.id, scheduledAt);
    await deps.jobs.enqueue(tx, callDue, { callId: row.id }, { id, startAfter: scheduledAt });
  }
  return row;
}

const isUnderWay = ({ state }: CallRow): boolean => state === 'calling' || state === 'ringing';

async function plannedAt(tx: Transaction, { meetingId }: LiveRow): Promise<Date> {
  const [meeting] = await tx.select().from(meetings).where(eq(meetings.id, meetingId));
  return new Date((meeting?.startsAt.getTime() ?? 0) - AUTO_CALL_MINUTES * MINUTE_MS);
}

async function insertCall(
  tx: Transaction,
  live: LiveRow,
  {
    number,
    now,
    ...values
  }: Partial<CallRow> &
    Pick<CallRow, 'role' | 'state'> & {
      number: string;
      now: Date;
    },
): Promise<CallRow> {
  const [row] = await tx
    .insert(liveCalls)
    .values({
      ...values,
      liveId: live.id,
      phoneNumber: number,
      createdAt: now,
    })
    .returning();
  if (row === undefined) throw new AppError('liveCallNotFound');
  return row;
}
