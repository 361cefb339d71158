import { pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/database/columns.ts';

/** What has been done once to this database. */
export const installationFacts = pgTable('installation_facts', {
  name: text().primaryKey(),
  setAt: instantColumn().notNull(),
});
