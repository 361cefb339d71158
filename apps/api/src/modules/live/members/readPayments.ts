import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '#modules/orders/tables.ts';
import type { Database } from '#platform/database/Database.ts';

/** How a meeting was paid for. */
export interface MemberPayment {
  readonly cardType: 'ppv' | null;
  readonly cents: number;
}

/** Returns which of these users have paid for a meeting, and how. */
export async function readPayments(
  db: Database,
  meetingId: number,
  userIds: readonly number[],
): Promise<Map<number, MemberPayment>> {
  if (userIds.length === 0) return new Map();
  const found = await db
    .select({
      userId: orders.userId,
      paidWith: orders.paidWith,
      giftCents: orders.giftCents,
      coinCents: orders.coinCents,
    })
    .from(orders)
    .where(
      and(
        eq(orders.productType, 'Agora::Live'),
        eq(orders.productId, meetingId),
        eq(orders.state, 'paid'),
        inArray(orders.userId, [...userIds]),
      ),
    );
  return new Map(
    found.map(({ userId, paidWith, giftCents, coinCents }) => [
      userId,
      { cardType: paidWith === 'ppv' ? 'ppv' : null, cents: giftCents + coinCents },
    ]),
  );
}
