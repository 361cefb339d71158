import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';
import { articleWorks } from '#modules/articles/tables.ts';
import { organizations } from '#modules/organizations/tables.ts';

/** A name in each script. */
const nameColumns = () => ({ scName: text(), tcName: text(), enName: text() });

/**
 * A roadshow, meeting or earnings call. Its times decide whether it is over; that is never stored.
 */
export const investorEvents = pgTable(
  'investor_events',
  {
    id: idColumn(),
    /** Decisions, EVT-08: from 1 (expert roadshow) to 5 (expert one-to-one). */
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
    /** Participants may request a one-to-one meeting with the speakers (EVT-21). */
    oneToOne: boolean().notNull().default(false),
    /** The reason why the review rejected it; only for the organizer (EVT-23). */
    rejectionReason: text(),
    /**
     * The start of its first live session and the end of its last one, set by its meetings; null
     * until then.
     */
    startedAt: instantColumn(),
    endedAt: instantColumn(),
    /** The playback: a path of the site or a web address. */
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

/** The speakers of an event, in order. */
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

/** The co-organizers of an event, in order. */
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

/** The contacts for participants of an event. */
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

/** Files that come with an event, for everyone with access to it. */
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

/** External pages that belong to an event. */
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

/** Notes about an event in the research; a note is a work, shown in the reader's language. */
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
