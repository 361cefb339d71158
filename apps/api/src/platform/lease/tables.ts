import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/database/columns.ts';

/** Work that one instance does for all: the holder, and the time until which its lease is valid. */
export const leases = pgTable('leases', {
  name: text().primaryKey(),
  holder: text().notNull(),
  /** By the database's clock, the one that all instances share. */
  expiresAt: instantColumn().notNull(),
});
