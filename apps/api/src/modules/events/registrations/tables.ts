import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RegistrationState } from '@rostra/contract';
import { users } from '#modules/accounts/tables.ts';
import { investorEvents } from '../tables.ts';
import { eventSlots, meetings } from '../meetings/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** A user's registration for a meeting: one row, reused by a registration after a cancellation. */
export const registrations = pgTable(
  'registrations',
  {
    id: idColumn(),
    eventId: referenceColumn()
      .notNull()
      .references(() => investorEvents.id),
    meetingId: referenceColumn()
      .notNull()
      .references(() => meetings.id),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    slotId: referenceColumn().references(() => eventSlots.id),
    /** Changed only by `moveRegistration`. */
    state: text().$type<RegistrationState>().notNull(),
    /** The reason of the rejection or cancellation, in the words of its author. */
    reason: text(),
    /** Until then a prepending registration holds its seat (PAY-67); null: it holds none. */
    heldUntil: instantColumn(),
    /** The start of the user's part at booking; later moves are measured from it. */
    bookedStartsAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    /** When it entered its state. */
    stateAt: instantColumn().notNull(),
    /** Changes of calendar entries, counted by a trigger (ADR 117). */
    calendarSequence: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('registrations_once').on(table.meetingId, table.userId),
    // At most one slot of an event, also under concurrent requests (REG-12).
    uniqueIndex('registrations_one_slot')
      .on(table.eventId, table.userId)
      .where(sql`slot_id is not null and state not in ('rejected', 'canceled')`),
    index('registrations_user').on(table.userId, table.stateAt),
    index('registrations_meeting').on(table.meetingId, table.state),
    index('registrations_slot').on(table.slotId),
    check(
      'registrations_state',
      sql`state in ('pending', 'prepending', 'registered', 'checkedin', 'noshow', 'rejected', 'canceled')`,
    ),
    check('registrations_hold', sql`held_until is null or state = 'prepending'`),
  ],
);

/** A row of `registrations`. */
export type RegistrationRow = typeof registrations.$inferSelect;
