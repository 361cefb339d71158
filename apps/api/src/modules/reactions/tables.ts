import { sql } from 'drizzle-orm';
import { check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/** A user's like or dislike of an item, in one row, so that they are exclusive. */
export const reactions = pgTable(
  'reactions',
  {
    subjectType: text().notNull(),
    subjectId: referenceColumn().notNull(),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    reaction: text().$type<'like' | 'dislike'>().notNull(),
    /** Values of the dictionary `dislike_reasons`. */
    reasons: jsonb().$type<string[]>().notNull(),
    updatedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectType, table.subjectId, table.userId] }),
    check('reactions_reaction', sql`${table.reaction} in ('like', 'dislike')`),
    check(
      'reactions_reasons',
      sql`${table.reaction} = 'like' or jsonb_array_length(${table.reasons}) > 0`,
    ),
  ],
);
