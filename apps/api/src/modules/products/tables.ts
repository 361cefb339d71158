import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** The entitlement of a user to a product; at most one open row for each. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: idColumn(),
    userId: referenceColumn().notNull(),
    /** `Product.key`: for an article its translation group. */
    productKey: text().notNull(),
    /** `bought` with balance, or opened by a `card`. */
    source: text().notNull(),
    orderId: referenceColumn().notNull(),
    grantedAt: instantColumn().notNull(),
    revokedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('entitlements_open')
      .on(table.userId, table.productKey)
      .where(sql`revoked_at is null`),
    index('entitlements_order').on(table.orderId),
  ],
);
