import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/** The consent of a user to a version of a document, with its first instant. */
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
