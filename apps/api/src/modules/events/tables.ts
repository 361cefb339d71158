import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';
import { articleWorks } from '#modules/articles/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';

/** A name in each script. */
const nameColumns = () => ({ scName: text(), tcName: text(), enName: text() });

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
    industryId: referenceColumn(),
    marketId: referenceColumn(),
    /** Participants may ask for a talk alone with the speakers (EVT-21). */
    oneToOne: boolean().notNull().default(false),
    /** Why the review refused it; for the organizer alone (EVT-23). */
    rejectionReason: text(),
    /** When its first live began and its last one ended, told by its meetings; null until then. */
    startedAt: instantColumn(),
    endedAt: instantColumn(),
    /** Where its playback is watched: a path of the site or an address. */
    playbackUrl: text(),
    publishedAt: instantColumn().notNull(),
    canceledAt: instantColumn(),
    /** Changes of calendar entries, counted by a trigger (ADR 117). */
    calendarSequence: integer().notNull().default(0),
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

/** Organizations that hold an event together with its organizer, in order. */
export const eventCoOrganizers = pgTable(
  'event_co_organizers',
  {
    eventId: referenceColumn()
      .notNull()
      .references(() => investorEvents.id),
    organizationId: referenceColumn()
      .notNull()
      .references(() => organizations.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.organizationId] })],
);

/** Whom participants of an event turn to. */
export const eventContacts = pgTable(
  'event_contacts',
  {
    id: idColumn(),
    eventId: referenceColumn()
      .notNull()
      .references(() => investorEvents.id),
    ...nameColumns(),
    phoneNumber: text(),
    email: text(),
    position: integer().notNull(),
  },
  (table) => [index('event_contacts_event').on(table.eventId, table.position)],
);

/** Files that come with an event, for everybody who may see it. */
export const eventFiles = pgTable(
  'event_files',
  {
    id: idColumn(),
    eventId: referenceColumn()
      .notNull()
      .references(() => investorEvents.id),
    ...nameColumns(),
    fileUrl: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    contentType: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('event_files_event').on(table.eventId, table.position)],
);

/** Pages elsewhere that belong to an event. */
export const eventLinks = pgTable(
  'event_links',
  {
    id: idColumn(),
    eventId: referenceColumn()
      .notNull()
      .references(() => investorEvents.id),
    ...nameColumns(),
    url: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('event_links_event').on(table.eventId, table.position)],
);

/** Notes about an event among the research; a note is a work, read in the reader's language. */
export const eventNotes = pgTable(
  'event_notes',
  {
    eventId: referenceColumn()
      .notNull()
      .references(() => investorEvents.id),
    workId: referenceColumn()
      .notNull()
      .references(() => articleWorks.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.workId] })],
);
