import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/database/columns.ts';

/** One-time steps already done on this database. */
export const installationFacts = pgTable('installation_facts', {
  name: text().primaryKey(),
  setAt: instantColumn().notNull(),
});
