import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/database/columns.ts';

/** Number of uses of a key in its current window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowEndsAt: instantColumn().notNull(),
    uses: integer().notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEndsAt)],
);
