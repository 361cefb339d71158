import { boolean, bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { referenceColumn } from '#platform/database/columns.ts';

const ids = () => bigint({ mode: 'number' }).array().notNull();

/** Who may see one thing; a thing without a row is open to everyone. Read it by `canSee` alone. */
export const audiences = pgTable(
  'audiences',
  {
    /** `Article` (its id is the work's: both languages open as one) or `Event`. */
    subjectType: text().notNull(),
    subjectId: referenceColumn().notNull(),
    /** Readers of whom no organization is known: visitors, and users without one. */
    visitors: boolean().notNull(),
    organizationTypeIds: ids(),
    userIds: ids(),
  },
  (table) => [primaryKey({ columns: [table.subjectType, table.subjectId] })],
);
