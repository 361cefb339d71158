import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { LIVE_UNPAID_MINUTES } from '@rostra/contract/live';
import { readModerators } from '#modules/live/members/readModerators.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { readTriers } from './readTriers.ts';
import { settleTrials } from './settleTrials.ts';

const MINUTE_MS = 60_000;

/** Members whose trial ends with its time; members brought on stage stay (ADR 93). */
const inAudience = and(isNull(liveMembers.trialEndedAt), eq(liveMembers.role, 'audience'));

/** Returns when unpaid members must leave a live session. */
export const removedFrom = (startedAt: Date): Date =>
  new Date(startedAt.getTime() + LIVE_UNPAID_MINUTES * MINUTE_MS);

/**
 * Removes unpaid members from a live session five minutes after its start (LTIM-07). Connections
 * are cut, tokens become invalid, and the entry page leads to payment and back to the seat. Payment
 * at the last moment counts. Before that time, or repeated, it does nothing.
 */
export async function endTrials(deps: Deps, liveId: number): Promise<void> {
  const now = deps.clock.now();
  const [due] = await deps.db
    .select({ userId: liveMembers.userId })
    .from(liveMembers)
    .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
    .where(
      and(
        eq(liveSessions.id, liveId),
        lte(liveSessions.startedAt, new Date(now.getTime() - LIVE_UNPAID_MINUTES * MINUTE_MS)),
        eq(liveMembers.isTrial, true),
        isNull(liveMembers.removedAt),
        inAudience,
      ),
    )
    .limit(1);
  if (due === undefined) return;
  await settleTrials(deps, { liveId });
  const { live, ended, moderators } = await inTransaction(deps, async (tx) => {
    const locked = await lockAndBumpRevision(tx, liveId);
    const triers = await readTriers(tx, locked, now, inAudience);
    const unpaid = triers.filter(({ isPaid }) => !isPaid).map(({ member }) => member);
    const change = { trialEndedAt: now, handsUpAt: null };
    if (unpaid.length > 0) {
      await tx
        .update(liveMembers)
        .set(change)
        .where(
          inArray(
            liveMembers.id,
            unpaid.map(({ id }) => id),
          ),
        );
    }
    for (const { id } of unpaid) {
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'system' },
        action: 'live.endTrial',
        subject: { type: 'LiveMember', id },
        before: { trialEndedAt: null },
        after: { trialEndedAt: now },
      });
    }
    return {
      live: locked,
      ended: unpaid.map((member) => ({ ...member, ...change })),
      moderators: await readModerators(tx, liveId, []),
    };
  });
  if (ended.length === 0) return;
  const rooms = roomsOf(deps);
  rooms.publishMembers(live, ended);
  rooms.refresh(live, ended, moderators);
}
