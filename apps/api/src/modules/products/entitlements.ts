import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ppvCards } from '#modules/cards/tables.ts';
import { orders } from '#modules/orders/tables.ts';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { entitlements } from './tables.ts';

/** How the entitlement was acquired. */
export type EntitlementSource = 'bought' | 'card';

/** Selects entitlements that still open something: what a card opened closes once it is revoked. */
export const isOpenEntitlement: SQL = sql`(${entitlements.revokedAt} is null
  and (${entitlements.source} <> 'card' or not exists (
    select 1 from ${orders} join ${ppvCards} on ${ppvCards.id} = ${orders.cardId}
    where ${orders.id} = ${entitlements.orderId} and ${ppvCards.revokedAt} is not null)))`;

/**
 * Returns which of these products a user has bought.
 *
 * @param keys `Product.key` values, such as `Article:12`
 * @returns how each owned product was acquired; leaves out products that the user does not own
 */
export async function entitlementsOf(
  db: Database,
  userId: number,
  keys: readonly string[],
): Promise<Map<string, EntitlementSource>> {
  if (keys.length === 0) return new Map();
  const found = await db
    .select({ key: entitlements.productKey, source: entitlements.source })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.userId, userId),
        inArray(entitlements.productKey, [...keys]),
        isOpenEntitlement,
      ),
    );
  return new Map(found.map(({ key, source }) => [key, source === 'card' ? 'card' : 'bought']));
}

/** Grants the entitlement to a product. The order's own uniqueness keeps it single. */
export async function grantEntitlement(
  tx: Transaction,
  grant: {
    userId: number;
    productKey: string;
    source: EntitlementSource;
    orderId: number;
    at: Date;
  },
): Promise<void> {
  const { at, ...row } = grant;
  await tx.insert(entitlements).values({ ...row, grantedAt: at });
}

/** Revokes the entitlement that an order granted. */
export async function revokeEntitlement(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx
    .update(entitlements)
    .set({ revokedAt: at })
    .where(and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt)));
}
