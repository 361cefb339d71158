import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Pay-per-view cards: each use opens one product permanently. */
export const ppvCards = pgTable(
  'ppv_cards',
  {
    id: idColumn(),
    /** `User` or `Organization`. */
    ownerType: text().notNull(),
    ownerId: referenceColumn().notNull(),
    /** The pack it was bought as; its names are texts of i18n. */
    packId: integer().notNull(),
    orderId: referenceColumn(),
    quota: integer().notNull(),
    /** Uses left. */
    balance: integer().notNull(),
    /** Days between purchase and first use (decisions, PAY-31). */
    uptimeDays: integer().notNull(),
    availableAt: instantColumn().notNull(),
    /** The types of products that it opens. */
    article: boolean().notNull(),
    live: boolean().notNull(),
    createdAt: instantColumn().notNull(),
    revokedAt: instantColumn(),
  },
  (table) => [
    index('ppv_cards_owner').on(table.ownerType, table.ownerId),
    uniqueIndex('ppv_cards_order').on(table.orderId),
    check('ppv_cards_owner_type', sql`owner_type in ('User', 'Organization')`),
    check('ppv_cards_balance', sql`balance between 0 and quota`),
  ],
);

/** Uses of cards: at most one open use per user and product. */
export const ppvUses = pgTable(
  'ppv_uses',
  {
    id: idColumn(),
    cardId: referenceColumn()
      .notNull()
      .references(() => ppvCards.id),
    userId: referenceColumn().notNull(),
    productKey: text().notNull(),
    orderId: referenceColumn().notNull(),
    usedAt: instantColumn().notNull(),
    returnedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('ppv_uses_open')
      .on(table.userId, table.productKey)
      .where(sql`returned_at is null`),
    uniqueIndex('ppv_uses_order').on(table.orderId),
    index('ppv_uses_card').on(table.cardId),
  ],
);
