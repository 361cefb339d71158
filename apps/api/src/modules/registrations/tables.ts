import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RegistrationState } from '@rostra/contract';
import { users } from '#modules/accounts/tables.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { eventSlots, meetings } from '#modules/meetings/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** A user's part in a meeting: one row, which a new registration after a cancellation takes up again. */
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
    /** Moved by `moveRegistration` alone. */
    state: text().$type<RegistrationState>().notNull(),
    /** Why it was rejected or canceled, in the words of whoever did it. */
    reason: text(),
    /** Until then a prepending registration holds its place (PAY-67); null: it holds none. */
    heldUntil: instantColumn(),
    /** When the user's part began as they took the place: how far it was moved since counts from here. */
    bookedStartsAt: instantColumn(),
    createdAt: instantColumn().notNull(),
    /** Since when it is in its state. */
    stateAt: instantColumn().notNull(),
    /** Changes of calendar entries, counted by a trigger (ADR 117). */
    calendarSequence: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('registrations_once').on(table.meetingId, table.userId),
    // One slot of an event, whatever runs at once (REG-12).
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
