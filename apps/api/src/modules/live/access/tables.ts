import { pgTable } from 'drizzle-orm/pg-core';
import { idColumn, referenceColumn } from '#platform/database/columns.ts';

/**
 * Changes after which somebody may have lost a right, written by triggers (ADR 121) and taken away by
 * the holder of the rooms once it has looked.
 */
export const rightChanges = pgTable('right_changes', {
  id: idColumn(),
  /** Whose rights; null: of everyone in the rooms of the event. */
  userId: referenceColumn(),
  eventId: referenceColumn(),
});
