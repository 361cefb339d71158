import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Granted days of VIP. The current membership is computed from them (`vipTimeline`). */
export const vipGrants = pgTable(
  'vip_grants',
  {
    id: idColumn(),
    userId: referenceColumn().notNull(),
    /** 1 or 2; the higher one runs first. */
    level: integer().notNull(),
    days: integer().notNull(),
    grantedAt: instantColumn().notNull(),
    /** `purchase`, or `trial` by staff. */
    source: text().notNull(),
    orderId: referenceColumn(),
    staffId: referenceColumn(),
    note: text(),
    /** The remaining days expire here. */
    revokedAt: instantColumn(),
  },
  (table) => [
    index('vip_grants_user').on(table.userId, table.grantedAt),
    uniqueIndex('vip_grants_order').on(table.orderId),
    check('vip_grants_days', sql`days between 1 and 366`),
    check('vip_grants_level', sql`level between 1 and 2`),
  ],
);
