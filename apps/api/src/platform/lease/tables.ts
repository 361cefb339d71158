import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/database/columns.ts';

/** Work that one instance does for all: which one, and until when without a renewal. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  /** By the database's clock, the one that all instances share. */
  expiresAt: instantColumn().notNull(),
});
