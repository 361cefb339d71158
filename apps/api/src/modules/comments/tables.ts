import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/** A comment of a user on an item. Withdrawn comments stay, hidden. */
export const comments = pgTable(
  'comments',
  {
    id: idColumn(),
    subjectType: text().notNull(),
    subjectId: referenceColumn().notNull(),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    body: text().notNull(),
    createdAt: instantColumn().notNull(),
    withdrawnAt: instantColumn(),
  },
  (table) => [
    index('comments_subject')
      .on(table.subjectType, table.subjectId, table.id)
      .where(sql`withdrawn_at is null`),
  ],
);
