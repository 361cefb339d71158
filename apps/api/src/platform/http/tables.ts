import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '#platform/database/columns.ts';

/** The first answer to each unsafe call with a key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    viewerKey: text().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    inputHash: text().notNull(),
    /** `{ result }`; null only inside the transaction that is doing the work. */
    answer: jsonb(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerKey, table.route, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
