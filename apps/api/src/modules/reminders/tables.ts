import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { centsColumn } from '#modules/ledger/tables.ts';

/** Who wants to hear when a thing goes on sale, changes its price or is about to start (PAY-56 to PAY-59). */
export const orderReminders = pgTable(
  'order_reminders',
  {
    id: idColumn(),
    userId: referenceColumn().notNull(),
    resourceType: text().notNull(),
    resourceId: referenceColumn().notNull(),
    /** The price when it was last looked at; null: not for sale then. */
    seenCents: centsColumn(),
    /** The start that was told of; a meeting that is moved is told of again. */
    toldStartsAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    checkedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('order_reminders_once').on(table.userId, table.resourceType, table.resourceId),
    index('order_reminders_checked').on(table.checkedAt),
  ],
);
