import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn } from '#platform/database/columns.ts';

/**
 * Changes after which a person may have lost a right. Triggers write them (ADR 121); the holder of
 * the rooms deletes them after checking.
 */
export const rightChanges = pgTable(
  'right_changes',
  {
    id: idColumn(),
    /** The affected user; null for everyone in the event's rooms. */
    userId: referenceColumn(),
    eventId: referenceColumn(),
    /** Checks of it that failed; new changes go first. */
    failures: integer().notNull().default(0),
  },
  (table) => [index('right_changes_turn').on(table.failures, table.id)],
);
