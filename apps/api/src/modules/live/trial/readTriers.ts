import { and, eq, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { selectMembers, toMember } from '#modules/live/members/LiveMember.ts';
import type { LiveMember } from '#modules/live/members/LiveMember.ts';
import { readPayments } from '#modules/live/members/readPayments.ts';
import type { MemberPayment } from '#modules/live/members/readPayments.ts';
import { liveMembers } from '#modules/live/tables.ts';
import type { LiveRow } from '#modules/live/tables.ts';
import { needsToPay } from '#modules/events/index.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { vipStatusOf } from '#modules/vip/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { visitor } from '#platform/viewer/Viewer.ts';

/** A member on a trial that runs or has ended, and their current payment. */
export interface Trier {
  readonly member: LiveMember;
  /** By an order or by VIP; nothing more is due. */
  readonly isPaid: boolean;
  readonly payment: MemberPayment | undefined;
}

/**
 * Reads the trial members who have not paid as far as the live session knows.
 *
 * @param which some of them
 */
export async function readTriers(
  db: Database,
  live: LiveRow,
  now: Date,
  which?: SQL,
): Promise<Trier[]> {
  const found = await selectMembers(db)
    .where(
      and(
        eq(liveMembers.liveId, live.id),
        eq(liveMembers.isTrial, true),
        isNull(liveMembers.removedAt),
        which,
      ),
    )
    .orderBy(liveMembers.id);
  const [meeting] = await db.select().from(meetings).where(eq(meetings.id, live.meetingId));
  if (meeting === undefined || found.length === 0) return [];
  const members = found.map(toMember);
  const ids = members.map(({ userId }) => userId);
  const payments = await readPayments(db, live.meetingId, ids);
  const vips = await vipStatusOf(db, ids, now);
  return members.map((member) => {
    const { userId } = member;
    const payment = payments.get(userId);
    const vip = vips.get(userId);
    const ofVip = vip === undefined ? {} : { vipUntil: vip.expiresAt, vipLevel: vip.level };
    const viewer = { ...visitor('en'), kind: 'user' as const, userId, ...ofVip };
    const bought = payment === undefined ? null : payment.cardType === 'ppv' ? 'card' : 'bought';
    return { member, payment, isPaid: !needsToPay(meeting, viewer, bought, now) };
  });
}
