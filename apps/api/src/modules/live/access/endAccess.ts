import { phoneUidOf } from '@rostra/contract/live';
import { and, eq, ne } from 'drizzle-orm';
import { viewerOfUser } from '#modules/accounts/index.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { followEventRole } from '../members/followEventRole.ts';
import { hostUidOf, keepSpotlight } from '../host/spotlight.ts';
import { isInside, readMember } from '../members/LiveMember.ts';
import type { LiveMember } from '../members/LiveMember.ts';
import { lockAndBumpRevision } from '../rooms/lockAndBumpRevision.ts';
import { AS_AUDIENCE } from '../members/memberActions.ts';
import { endCallers } from '../phone/endCallers.ts';
import { dropEndedCalls, endCallsOf } from '../phone/endCallsOf.ts';
import type { EndedCall } from '../phone/endCallsOf.ts';
import { isLetIn } from '../members/rights.ts';
import { roomsOf } from '../rooms/roomsOf.ts';
import { readEventRole } from '../members/readEventRole.ts';
import { liveMembers, liveSessions } from '../tables.ts';
import type { LiveRow, MemberRow } from '../tables.ts';
import { confirmCut, cutOff, undoCut } from './cutOff.ts';
import { findVerdict } from './findVerdict.ts';
import type { EndReason } from './findVerdict.ts';

/**
 * Ends a user's access to every room where they no longer have a right (decisions, "Rights that
 * end"). Connections are cut, tokens refused, phones hung up and the seat freed. Remaining rights
 * stay as they are; a second call changes nothing.
 */
export async function endAccess(deps: Deps, userId: number): Promise<void> {
  const [error] = (await endAccessOfAll(deps, [userId])).values();
  if (error !== undefined) throw error;
}

/**
 * Ends the access of several users as `endAccess` does. All of them are cut off before the first
 * loss is written, because each write waits for its room.
 *
 * @returns the errors by user; the others' access has ended
 */
export async function endAccessOfAll(
  deps: Deps,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, unknown>> {
  await cutOff(deps, userIds);
  const errors = new Map<number, unknown>();
  for (const userId of userIds) {
    await writeEnd(deps, userId).catch((error: unknown) => errors.set(userId, error));
  }
  return errors;
}

async function writeEnd(deps: Deps, userId: number): Promise<void> {
  const found = await deps.db
    .select({ liveId: liveMembers.liveId })
    .from(liveMembers)
    .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
    .where(and(eq(liveMembers.userId, userId), ne(liveSessions.state, 'stopped'), isInside));
  for (const { liveId } of found) await endIn(deps, liveId, userId);
  await endCallers(deps, userId);
}

/** Moves a staying member to the seat that the event gives them now. */
async function restoreEventRole(
  deps: Deps,
  { meetingId }: LiveRow,
  member: LiveMember,
): Promise<void> {
  const { db } = deps;
  const [found] = await db
    .select({ meeting: meetings, event: investorEvents })
    .from(meetings)
    .innerJoin(investorEvents, eq(investorEvents.id, meetings.eventId))
    .where(eq(meetings.id, meetingId));
  if (found === undefined) return;
  const viewer = await viewerOfUser(deps, member.userId, 'en');
  await followEventRole(
    deps,
    roomsOf(deps),
    member,
    await readEventRole(db, found.event, found.meeting, viewer),
  );
}

interface Ended {
  readonly live: LiveRow;
  readonly member: LiveMember;
  readonly hostUid: number | undefined;
  readonly calls: readonly EndedCall[];
}

/** A member who stays, possibly with a different role. */
interface Kept {
  readonly live: LiveRow;
  readonly kept: LiveMember;
}

async function endIn(deps: Deps, liveId: number, userId: number): Promise<void> {
  const ended = await inTransaction(deps, async (tx): Promise<Ended | Kept | undefined> => {
    const live = await lockAndBumpRevision(tx, liveId);
    const before = await readMember(tx, liveId, userId);
    if (before === undefined || !isLetIn(before)) return undefined;
    const now = deps.clock.now();
    const verdict = await findVerdict(tx, deps, live, before);
    const here = eq(liveMembers.id, before.id);
    if ('basis' in verdict) {
      // The remaining right may differ from the earlier one, and counts as the one of joining.
      if (verdict.basis === 'registration') {
        await tx.update(liveMembers).set({ entitledAt: now }).where(here);
      }
      return { live, kept: before };
    }
    const { reason } = verdict;
    const change = changeOf(reason, now);
    await tx.update(liveMembers).set(change).where(here);
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'system' },
      action: 'live.endAccess',
      subject: { type: 'LiveMember', id: before.id },
      before: { accessEndedAt: null },
      after: { accessEndedAt: change.accessEndedAt, reason },
    });
    const member = { ...before, ...change };
    return {
      live: await keepSpotlight(tx, live, [member]),
      member,
      hostUid: await hostUidOf(tx, liveId),
      calls: await endCallsOf(tx, deps, liveId, userId),
    };
  });
  if (ended === undefined) return;
  if ('kept' in ended) {
    await undoCut(deps, ended.live, ended.kept.userId);
    if (ended.kept.eventRole !== 'audience') await restoreEventRole(deps, ended.live, ended.kept);
    return;
  }
  const { live, member, hostUid, calls } = ended;
  const rooms = roomsOf(deps);
  rooms.publishMembers(live, [member]);
  rooms.publishChannel(live, hostUid);
  rooms.refresh(live, [member]);
  await dropEndedCalls(deps, rooms, live, calls);
  confirmCut(deps, [member.id, ...calls.map(({ row }) => phoneUidOf(row.id))]);
}

/** Frees the seat, unless only a login ended: the same person may log in again and return. */
const changeOf = (reason: EndReason, accessEndedAt: Date): Partial<MemberRow> =>
  reason === 'sessionEnded'
    ? { accessEndedAt, handsUpAt: null, shareScreenUid: null }
    : {
        ...AS_AUDIENCE,
        accessEndedAt,
        eventRole: 'audience',
        role: 'audience',
        shareScreenUid: null,
      };
