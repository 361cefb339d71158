import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/database/columns.ts';

/** How often a key was used in its running window. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowEndsAt: instantColumn().notNull(),
    uses: integer().notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEndsAt)],
);
