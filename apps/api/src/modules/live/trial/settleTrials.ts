import { and, eq, ne } from 'drizzle-orm';
import { coinsFromCents } from '@rostra/contract';
import { registerEntitled } from '#modules/events/index.ts';
import type { LiveMember } from '#modules/live/members/LiveMember.ts';
import { readModerators } from '#modules/live/members/readModerators.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { liveMembers, liveSessions } from '#modules/live/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import { readTriers } from './readTriers.ts';
import type { Trier } from './readTriers.ts';

/** Nothing remains of a trial once it is paid. */
const PAID = { isTrial: false, trialEndedAt: null, remindedAt: null };

/** The trials to settle: of a user in every live session, or of one live session. */
export interface Whose {
  readonly liveId?: number;
  readonly userId?: number;
}

/**
 * Makes trial members regular attendees after payment by coins, a card or VIP (LPAY-06, LPAY-08).
 * They keep their seat, and may return after a removal. They, host and staff are notified at once.
 */
export async function settleTrials(deps: Deps, { liveId, userId }: Whose): Promise<void> {
  const found = await deps.db
    .selectDistinct({ id: liveSessions.id })
    .from(liveMembers)
    .innerJoin(liveSessions, eq(liveSessions.id, liveMembers.liveId))
    .where(
      and(
        eq(liveMembers.isTrial, true),
        ne(liveSessions.state, 'stopped'),
        liveId === undefined ? undefined : eq(liveSessions.id, liveId),
        userId === undefined ? undefined : eq(liveMembers.userId, userId),
      ),
    );
  for (const { id } of found) await settleLive(deps, id, userId);
}

async function settleLive(deps: Deps, liveId: number, userId: number | undefined): Promise<void> {
  const which = userId === undefined ? undefined : eq(liveMembers.userId, userId);
  const { live, paid, moderators } = await inTransaction(deps, async (tx) => {
    const locked = await lockAndBumpRevision(tx, liveId);
    const settled: Trier[] = [];
    for (const trier of await readTriers(tx, locked, deps.clock.now(), which)) {
      const { member, isPaid } = trier;
      const place = { userId: member.userId, meetingId: locked.meetingId };
      // A meeting that is full or over has no seat, even for an entitled member.
      if (!isPaid || !(await registerEntitled(tx, deps, place))) continue;
      const entitled = { ...PAID, entitledAt: deps.clock.now() };
      await tx.update(liveMembers).set(entitled).where(eq(liveMembers.id, member.id));
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'system' },
        action: 'live.settleTrial',
        subject: { type: 'LiveMember', id: member.id },
        before: { isTrial: true, trialEndedAt: member.trialEndedAt },
        after: { isTrial: false, trialEndedAt: null },
      });
      settled.push({ ...trier, member: { ...member, ...entitled } });
    }
    return { live: locked, paid: settled, moderators: await readModerators(tx, liveId, []) };
  });
  if (paid.length === 0) return;
  const rooms = roomsOf(deps);
  const members: LiveMember[] = paid.map(({ member }) => member);
  for (const { id } of members) deps.live.unban(id);
  rooms.publishMembers(live, members);
  for (const { member, payment } of paid) {
    const info = payment && {
      card_type: payment.cardType,
      actual_paid: coinsFromCents(payment.cents),
    };
    const message = {
      type: 'paid',
      has_paid: payment !== undefined,
      paid_info: info ?? null,
    } as const;
    rooms.send(live.channel, message, new Set([member.id]));
  }
  rooms.refresh(live, members, [...moderators, ...members.map(({ id }) => id)]);
}
