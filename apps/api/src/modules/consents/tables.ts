import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/** That a user agreed to a version of a document, and when first. */
export const consents = pgTable(
  'consents',
  {
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    /** `agreement` (terms and privacy), `ip_notice`, `recording`. */
    document: text().notNull(),
    version: text().notNull(),
    acceptedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
);
