import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';

/** A roadshow, meeting or earnings call. Whether it is over is told by its times, never stored. */
export const investorEvents = pgTable(
  'investor_events',
  {
    id: idColumn(),
    /** Decisions, EVT-08: 1 expert roadshow to 5 expert one-to-one. */
    eventTypeId: referenceColumn().notNull(),
    scName: text(),
    tcName: text(),
    enName: text(),
    scSummary: text(),
    tcSummary: text(),
    enSummary: text(),
    scIntroduction: text(),
    tcIntroduction: text(),
    enIntroduction: text(),
    organizerId: referenceColumn()
      .notNull()
      .references(() => organizations.id),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    /** IANA zone of the place or organizer. */
    timezone: text().notNull(),
    meetingWay: text().$type<'online' | 'offline'>().notNull(),
    language: text().$type<'zh' | 'en'>().notNull(),
    currentPriceCents: integer(),
    originalPriceCents: integer(),
    industryId: referenceColumn(),
    marketId: referenceColumn(),
    publishedAt: instantColumn().notNull(),
    canceledAt: instantColumn(),
    withdrawnAt: instantColumn(),
  },
  (table) => [
    check('investor_events_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('investor_events_way', sql`${table.meetingWay} in ('online', 'offline')`),
    check('investor_events_language', sql`${table.language} in ('zh', 'en')`),
    index('investor_events_starts').on(table.startsAt, table.id),
    index('investor_events_ends').on(table.endsAt),
  ],
);

/** Who speaks at an event, in order. */
export const eventSpeakers = pgTable(
  'event_speakers',
  {
    eventId: referenceColumn()
      .notNull()
      .references(() => investorEvents.id),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] })],
);
