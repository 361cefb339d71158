import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CallRole, CallState } from '@rostra/contract/live';
import { users } from '#modules/accounts/tables.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Phones of a live session: incoming, called and planned ones. */
export const liveCalls = pgTable(
  'live_calls',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    /** The account: that of the entered passcode, or the one with the called number, if any. */
    userId: referenceColumn().references(() => users.id),
    title: text(),
    /** The full number; masked where it is shown. */
    phoneNumber: text().notNull(),
    /** The caller ID; null for the operator's own number. */
    caller: text(),
    role: text().$type<CallRole>().notNull(),
    state: text().$type<CallState>().notNull(),
    /** Whether the phone called in. */
    isIncoming: boolean().notNull().default(false),
    /**
     * Whether the account had a right to the phone when it dialed in or was called. The call then
     * ends with that right; other people are called by the host's will alone.
     */
    endsWithRight: boolean().notNull().default(false),
    /** Whether it is called one minute before the start. */
    isPlanned: boolean().notNull().default(false),
    scheduledAt: instantColumn(),
    /** Whether it is called only if the previous number does not connect. */
    isBackup: boolean().notNull().default(false),
    mute: boolean().notNull().default(false),
    hide: boolean().notNull().default(false),
    connectedAt: instantColumn(),
    endedAt: instantColumn(),
    /** Grows with each change, so that older messages can be ignored. */
    revision: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    index('live_calls_live').on(table.liveId, table.id),
    index('live_calls_due').on(table.scheduledAt),
    // One main line per live session.
    uniqueIndex('live_calls_connector')
      .on(table.liveId)
      .where(sql`role = 'connector' and removed_at is null`),
    check('live_calls_role', sql`role in ('connector', 'expert', 'audience')`),
    check(
      'live_calls_state',
      sql`state in ('notcall', 'calling', 'ringing', 'connected', 'busy', 'no_answer', 'hanged_up', 'failed')`,
    ),
    // A caller's right must be checkable, so passcodes name an account (ADR 125).
    check('live_calls_owner', sql`user_id is not null or not (is_incoming or ends_with_right)`),
    check('live_calls_hidden', sql`mute or not hide or state <> 'connected'`),
  ],
);

/** A row of `live_calls`. */
export type CallRow = typeof liveCalls.$inferSelect;
