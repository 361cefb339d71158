import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** The audit trail: one row for each change of state, never altered. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: idColumn(),
    at: instantColumn().notNull(),
    /** `user`, `staff` or `system`. */
    actorKind: text().notNull(),
    actorId: referenceColumn(),
    action: text().notNull(),
    subjectType: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectType, table.subjectId, table.id),
    index('audit_entries_actor').on(table.actorId, table.id),
  ],
);

/** Events for subscribers, written in the transaction of the change. */
export const events = pgTable('events', {
  id: idColumn(),
  at: instantColumn().notNull(),
  name: text().notNull(),
  subjectType: text().notNull(),
  subjectId: text().notNull(),
  payload: jsonb().notNull(),
});

/** The subscribers that have handled each event: a row commits with the subscriber's own work. */
export const eventDeliveries = pgTable(
  'event_deliveries',
  {
    eventId: referenceColumn()
      .notNull()
      .references(() => events.id),
    subscriber: text().notNull(),
    deliveredAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.subscriber] })],
);
