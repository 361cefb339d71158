import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { centsColumn } from '#modules/ledger/tables.ts';

/** A purchase or attempt of a user, with its states and their instants (PAY-66). */
export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    /** The user who gets the product. */
    userId: referenceColumn().notNull(),
    productType: text().notNull(),
    productId: referenceColumn().notNull(),
    productKey: text().notNull(),
    /** False for repeatable products. */
    single: boolean().notNull(),
    state: text().notNull(),
    scTitle: text(),
    tcTitle: text(),
    enTitle: text(),
    priceCents: centsColumn().notNull(),
    /** `balance` or `ppv`; null until paid. */
    paidWith: text(),
    payerType: text(),
    payerId: referenceColumn(),
    cardId: referenceColumn(),
    giftCents: centsColumn().notNull().default(0),
    coinCents: centsColumn().notNull().default(0),
    /** The movement of the ledger; null when a card paid. */
    transactionId: referenceColumn(),
    createdAt: instantColumn().notNull(),
    /** When an unpaid order expires (PAY-67). */
    expiresAt: instantColumn(),
    paidAt: instantColumn(),
    endedAt: instantColumn(),
    refundedAt: instantColumn(),
    /** For a failed order: the error's name. */
    failure: text(),
    /** For a failed order: the key of the attempt, so that its retries are stored as one. */
    attemptKey: text(),
    refundReason: text(),
  },
  (table) => [
    // Concurrent requests cannot buy or reserve the product twice (PAY-54).
    uniqueIndex('orders_once')
      .on(table.userId, table.productKey)
      .where(sql`single and state in ('created', 'paid', 'refunding')`),
    uniqueIndex('orders_attempt')
      .on(table.userId, table.attemptKey)
      .where(sql`state = 'failed'`),
    index('orders_user').on(table.userId, table.id),
    index('orders_goods').on(table.productType, table.productId),
    index('orders_expiry')
      .on(table.expiresAt)
      .where(sql`state = 'created'`),
    check(
      'orders_state',
      sql`state in ('created', 'paid', 'failed', 'expired', 'refunding', 'refunded')`,
    ),
    check('orders_price', sql`price_cents > 0`),
    check('orders_parts', sql`gift_cents >= 0 and coin_cents >= 0`),
    check(
      'orders_paid',
      sql`state not in ('paid', 'refunding', 'refunded') or (paid_at is not null and payer_id is not null and (paid_with = 'ppv' and card_id is not null or paid_with = 'balance' and gift_cents + coin_cents = price_cents))`,
    ),
  ],
);

/** A row of `orders`. */
export type OrderRow = typeof orders.$inferSelect;
