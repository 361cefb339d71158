import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoticeValues } from './noticeValues.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/** A notice to one user as kind and values; the text is rendered in the reader's language. */
export const notices = pgTable(
  'notices',
  {
    id: idColumn(),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    /** A key of the texts under `notice`. */
    kind: text().notNull(),
    values: jsonb().$type<NoticeValues>().notNull(),
    /** A path of the site. */
    link: text(),
    createdAt: instantColumn().notNull(),
    readAt: instantColumn(),
  },
  (table) => [
    index('notices_user').on(table.userId, table.id),
    index('notices_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** Groups of notices that a user has turned off; all others are on (FND-53). */
export const noticeMutes = pgTable(
  'notice_mutes',
  {
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    group: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.group] })],
);
