import { and, eq, or } from 'drizzle-orm';
import { isSuperRole } from '@rostra/contract/live';
import type { ConverterState } from '@rostra/contract/live';
import { readMembers } from '#modules/live/members/LiveMember.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { requireRight } from '#modules/live/members/rights.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { assertNotEnded, requireMember } from '#modules/live/members/memberContext.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { ConverterTarget } from '#providers/live/LiveProvider.ts';

/**
 * Restreams a live session to an RTMP address (LCON-68). Host and staff see its state (LROL-35). It
 * has failed if it can't start or the provider has no converter.
 *
 * @throws AppError `liveRoleRefused`, `liveEnded`, `liveTransitionIllegal` while the session does
 *   not stream or is already restreamed, `liveConverterFailed`
 */
export async function startConverter(
  deps: Deps,
  request: RequestContext & { readonly target: ConverterTarget },
): Promise<{ converter: { state: ConverterState } }> {
  const live = await write(deps, request, 'connecting', ({ state, converterState: before }) => {
    // Backstage talk, before the start and after the audience was dismissed, must not be
    // restreamed.
    const isRunning = before === 'connecting' || before === 'running';
    if (state !== 'streaming' || isRunning) throw new AppError('liveTransitionIllegal');
  });
  const { converter } = deps.live;
  try {
    if (converter === null) throw new Error('The provider has no converter.');
    await converter.start(live.channel, request.target);
  } catch (error) {
    deps.log.warn({ err: error, liveId: live.id }, 'a live was not passed on');
    await follow(deps, live, 'failed');
    throw new AppError('liveConverterFailed');
  }
  // It may have been stopped meanwhile.
  if (await follow(deps, live, 'running')) return { converter: { state: 'running' } };
  await converter.stop(live.channel);
  throw new AppError('liveConverterFailed');
}

/** Stops the restream; without one, nothing changes. @throws AppError `liveRoleRefused` */
export async function stopConverter(
  deps: Deps,
  request: RequestContext,
): Promise<{ converter: null }> {
  const live = await write(deps, request, null);
  await deps.live.converter?.stop(live.channel);
  roomsOf(deps).refresh(live, []);
  return { converter: null };
}

async function write(
  deps: Deps,
  request: RequestContext,
  converterState: ConverterState | null,
  check?: (before: LiveRow) => void,
): Promise<LiveRow> {
  const live = await inTransaction(deps, async (tx) => {
    const current = await lockAndBumpRevision(tx, request.liveId);
    const me = await requireMember(tx, request);
    requireRight(isSuperRole(me.role));
    assertNotEnded({ live: current, me });
    check?.(current);
    await tx.update(liveSessions).set({ converterState }).where(eq(liveSessions.id, current.id));
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: 'live.converter',
      subject: { type: 'Live', id: current.id },
      before: { converterState: current.converterState },
      after: { converterState },
    });
    return { ...current, converterState };
  });
  if (converterState !== null) await notify(deps, live, converterState);
  return live;
}

/** Writes the converter's new state, unless it was stopped. @returns whether it was written */
async function follow(deps: Deps, live: LiveRow, state: ConverterState): Promise<boolean> {
  const written = await deps.db
    .update(liveSessions)
    .set({ converterState: state })
    .where(and(eq(liveSessions.id, live.id), eq(liveSessions.converterState, 'connecting')))
    .returning({ id: liveSessions.id });
  if (written.length > 0) await notify(deps, live, state);
  return written.length > 0;
}

/** Marks a converter that ended by itself as failed, and notifies host and staff (LROL-35). */
export async function loseConverter(deps: Deps, channel: string): Promise<void> {
  const [lost] = await deps.db
    .update(liveSessions)
    .set({ converterState: 'failed' })
    .where(and(eq(liveSessions.channel, channel), eq(liveSessions.converterState, 'running')))
    .returning();
  if (lost !== undefined) await notify(deps, lost, 'failed');
}

/** Sends the state to super roles only (LCON-40). */
async function notify(deps: Deps, live: LiveRow, state: ConverterState): Promise<void> {
  const isSuper = or(eq(liveMembers.role, 'broadcaster'), eq(liveMembers.role, 'staff'));
  const members = await readMembers(deps.db, live.id, isSuper);
  const to = new Set(members.map(({ id }) => id));
  roomsOf(deps).send(live.channel, { type: 'imm_state_change', state }, to);
}
