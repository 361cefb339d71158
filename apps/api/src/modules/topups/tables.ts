import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { centsColumn } from '#modules/ledger/tables.ts';

/** Bank transfers that users report; staff confirms or rejects each once (PAY-60 to PAY-62). */
export const topups = pgTable(
  'topups',
  {
    id: idColumn(),
    userId: referenceColumn().notNull(),
    cents: centsColumn().notNull(),
    giftCents: centsColumn().notNull(),
    state: text().notNull(),
    /** The reference that the payer writes on the transfer. */
    reference: text().notNull().unique('topups_reference'),
    /** The `file_url` of the transfer receipt. */
    slipUrl: text().notNull(),
    /** The bank's own number of the transfer, as typed by staff. */
    bankReference: text(),
    /** Its `referenceKey`, equal for all spellings: one transfer confirms one top-up. */
    bankReferenceKey: text().unique('topups_bank_reference'),
    reason: text(),
    createdAt: instantColumn().notNull(),
    decidedAt: instantColumn(),
    decidedBy: referenceColumn(),
  },
  (table) => [
    index('topups_user').on(table.userId, table.id),
    index('topups_state').on(table.state, table.id),
    check('topups_state_known', sql`state in ('pending', 'confirmed', 'rejected')`),
    check('topups_amount', sql`cents > 0 and gift_cents >= 0`),
    check('topups_confirmed', sql`state <> 'confirmed' or bank_reference_key is not null`),
    check(
      'topups_bank_reference_key',
      sql`(bank_reference is null) = (bank_reference_key is null)`,
    ),
  ],
);

/** A row of `topups`. */
export type TopupRow = typeof topups.$inferSelect;
