import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '#platform/database/columns.ts';

/** The contacts of customer service for users (platform §7). */
export const serviceContacts = pgTable('service_contacts', {
  id: idColumn(),
  scName: text(),
  tcName: text(),
  enName: text(),
  phoneNumber: text().notNull(),
  email: text().notNull(),
  /** Shown as a QR code. */
  customerServiceUrl: text().notNull(),
  position: integer().notNull(),
  withdrawnAt: instantColumn(),
});
