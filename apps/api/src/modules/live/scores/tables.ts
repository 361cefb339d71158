import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { liveSessions } from '#modules/live/tables.ts';
import { users } from '#modules/accounts/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** A member's scores of a live session: one per type, which they may change. */
export const liveScores = pgTable(
  'live_scores',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    /** The scored type: a value of the dictionary `live_score_types`. */
    type: text().notNull(),
    /** 1 to 5. */
    value: integer().notNull(),
    /** Values of the dictionary's reasons for this type. */
    reasons: jsonb().$type<readonly string[]>().notNull(),
    createdAt: instantColumn().notNull(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('live_scores_once').on(table.liveId, table.userId, table.type),
    check('live_scores_value', sql`value between 1 and 5`),
  ],
);
