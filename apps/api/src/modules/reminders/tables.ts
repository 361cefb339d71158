import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { centsColumn } from '#modules/ledger/tables.ts';

/**
 * A request to be reminded when a product goes on sale, changes its price or is about to start
 * (PAY-56 to PAY-59).
 */
export const orderReminders = pgTable(
  'order_reminders',
  {
    id: idColumn(),
    userId: referenceColumn().notNull(),
    resourceType: text().notNull(),
    resourceId: referenceColumn().notNull(),
    /** The price at the last check; null: not for sale then. */
    seenCents: centsColumn(),
    /** The start that the user was notified of; a moved meeting is notified again. */
    notifiedStartsAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    checkedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('order_reminders_once').on(table.userId, table.resourceType, table.resourceId),
    index('order_reminders_checked').on(table.checkedAt),
  ],
);
