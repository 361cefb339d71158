import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CallRole, CallState } from '@rostra/contract/live';
import { users } from '#modules/accounts/tables.ts';
import { lives } from '#modules/live/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Telephones of a live: those that called, that were called, and that are to be called. */
export const liveCalls = pgTable(
  'live_calls',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => lives.id),
    /** Whose it is, where that is known. */
    userId: referenceColumn().references(() => users.id),
    title: text(),
    /** Whole; masked where it is told. */
    phoneNumber: text().notNull(),
    /** The number that it is called from; null: the operator's own. */
    caller: text(),
    role: text().$type<CallRole>().notNull(),
    state: text().$type<CallState>().notNull(),
    /** It called us. */
    isIncoming: boolean().notNull().default(false),
    /** It is called a minute before the start. */
    isPlanned: boolean().notNull().default(false),
    scheduledAt: instantColumn(),
    /** It is called when the one before does not come about. */
    isBackup: boolean().notNull().default(false),
    mute: boolean().notNull().default(false),
    hide: boolean().notNull().default(false),
    connectedAt: instantColumn(),
    endedAt: instantColumn(),
    /** Grows with each change: what is older than what was told says nothing. */
    revision: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    index('live_calls_live').on(table.liveId, table.id),
    index('live_calls_due').on(table.scheduledAt),
    // One main line of a live.
    uniqueIndex('live_calls_connector')
      .on(table.liveId)
      .where(sql`role = 'connector' and removed_at is null`),
    check('live_calls_role', sql`role in ('connector', 'expert', 'audience')`),
    check(
      'live_calls_state',
      sql`state in ('notcall', 'calling', 'ringing', 'connected', 'busy', 'no_answer', 'hanged_up', 'failed')`,
    ),
    check('live_calls_hidden', sql`mute or not hide or state <> 'connected'`),
  ],
);

/** A row of `live_calls`. */
export type CallRow = typeof liveCalls.$inferSelect;
