import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Requests for one-to-one meetings and VIP trials; staff answers within 24 hours. */
export const appointments = pgTable(
  'appointments',
  {
    id: idColumn(),
    userId: referenceColumn().notNull(),
    appointmentType: text().notNull(),
    name: text(),
    company: text(),
    meetingId: referenceColumn(),
    /** The requested time, for a meeting with several. */
    slotId: referenceColumn(),
    contactType: text().notNull(),
    contact: text().notNull(),
    consult: text(),
    sourceType: text(),
    state: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    index('appointments_user').on(table.userId, table.id),
    index('appointments_state').on(table.state, table.createdAt),
    check(
      'appointments_state_known',
      sql`state in ('sent', 'contacted', 'arranged', 'done', 'closed')`,
    ),
  ],
);
