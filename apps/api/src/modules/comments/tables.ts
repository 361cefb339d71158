import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/** What a user wrote below a thing. Withdrawn ones stay, unseen. */
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
