import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AccessMode, RtmpRegion, RtmpType } from '@rostra/contract';
import { users } from '#modules/accounts/tables.ts';
import { investorEvents } from '../tables.ts';
import { centsColumn } from '#modules/ledger/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/**
 * One way of attending an event, with its own times, seats and price. Its times and registrations
 * decide whether it is open, full or over; that is never stored (decisions, EVT-65).
 */
export const meetings = pgTable(
  'meetings',
  {
    id: idColumn(),
    eventId: referenceColumn()
      .notNull()
      .references(() => investorEvents.id),
    /** Order within the event. */
    position: integer().notNull().default(0),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    meetingWay: text().$type<'online' | 'offline'>().notNull(),
    /** The access mode (platform §4). */
    onlineType: text().$type<AccessMode>().notNull(),
    /** The address for joining: a link or a room number; only for registered users. */
    onlineAddress: text(),
    scOfflineAddress: text(),
    tcOfflineAddress: text(),
    enOfflineAddress: text(),
    /** A region of the reference data. */
    regionId: referenceColumn(),
    /** The dial-in block is not shown (EVT-47). */
    hideConCall: boolean().notNull().default(false),
    /** The page of an external room, with `other_online`. */
    extraLink: text(),
    /** Stored in plain text, because registered users must be able to read it (EVT-72). */
    password: text(),
    /** Null: no limit. */
    capacity: integer(),
    /** Null: free. */
    currentPriceCents: centsColumn(),
    originalPriceCents: centsColumn(),
    /** Until then it is free for every logged-in user. */
    limitedFreeUntil: instantColumn(),
    /** Only VIP opens it; it is not for sale. */
    onlyVip: boolean().notNull().default(false),
    /** The lowest VIP level that attends without paying; null: none does. */
    vipLevel: integer(),
    /** One use of a pay-per-view card can pay for it. */
    ppvAllowed: boolean().notNull().default(false),
    /** Users who have not paid may join for the first minutes (LTIM-08). */
    trialAllowed: boolean().notNull().default(false),
    /** The organizer confirms each registration; until then it is pending. */
    needsApproval: boolean().notNull().default(false),
    /** Only certified users attend; until certified, a registration is prepending. */
    certifiedOnly: boolean().notNull().default(false),
    /** The host in the room; the event's speakers are its experts. */
    hostId: referenceColumn().references(() => users.id),
    rtmpRegion: text().$type<RtmpRegion>(),
    rtmpType: text().$type<RtmpType>(),
    /**
     * When its live session actually began and ended; null until then, or without a live session.
     */
    startedAt: instantColumn(),
    endedAt: instantColumn(),
    canceledAt: instantColumn(),
    /**
     * When the organizer last moved it; null: never. A trigger ensures that every move is recorded.
     * Slots have their own.
     */
    movedAt: instantColumn(),
    /** Changes of calendar entries, counted by a trigger (ADR 117). */
    calendarSequence: integer().notNull().default(0),
  },
  (table) => [
    index('meetings_event').on(table.eventId, table.position),
    index('meetings_starts').on(table.startsAt),
    check('meetings_times', sql`starts_at < ends_at`),
    check('meetings_way', sql`meeting_way in ('online', 'offline')`),
    check(
      'meetings_mode',
      sql`online_type in ('offline', 'default_online', 'rtmp', 'other_online') and (online_type = 'offline') = (meeting_way = 'offline')`,
    ),
    check('meetings_capacity', sql`capacity > 0`),
    check('meetings_price', sql`current_price_cents > 0`),
    check('meetings_vip', sql`not only_vip or vip_level is not null`),
    check('meetings_rtmp_region', sql`rtmp_region in ('cn', 'ap', 'na', 'eu')`),
    check('meetings_rtmp_type', sql`rtmp_type in ('live', 'recording')`),
    check(
      'meetings_rtmp',
      sql`(online_type = 'rtmp') = (rtmp_region is not null) and (rtmp_region is null) = (rtmp_type is null)`,
    ),
  ],
);

/** A row of `meetings`. */
export type MeetingRow = typeof meetings.$inferSelect;

/** A time slot of a meeting; if it has any, a registration takes exactly one (REG-11, REG-12). */
export const eventSlots = pgTable(
  'event_slots',
  {
    id: idColumn(),
    meetingId: referenceColumn()
      .notNull()
      .references(() => meetings.id),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    /** Null: only the limit of the meeting applies. */
    capacity: integer(),
    /** When the organizer last moved it, recorded by a trigger; null: never. */
    movedAt: instantColumn(),
  },
  (table) => [
    index('event_slots_meeting').on(table.meetingId, table.startsAt),
    check('event_slots_times', sql`starts_at < ends_at`),
    check('event_slots_capacity', sql`capacity > 0`),
  ],
);

/** A phone number for joining a meeting (EVT-22). */
export const meetingDialIns = pgTable(
  'meeting_dial_ins',
  {
    id: idColumn(),
    meetingId: referenceColumn()
      .notNull()
      .references(() => meetings.id),
    /** A country of the reference data. */
    countryId: referenceColumn().notNull(),
    phoneNumber: text().notNull(),
    /**
     * The passcode of a line that another provider answers; only for registered users. Meetings in our
     * own room use `dial_in_passcodes` instead.
     */
    passcode: text(),
    language: text().$type<'zh' | 'en'>().notNull(),
    /** `HH:MM` in Beijing time between which the line is open (decisions, EVT-78); null: always. */
    availableFrom: text(),
    availableUntil: text(),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('meeting_dial_ins_meeting').on(table.meetingId, table.position),
    check('meeting_dial_ins_hours', sql`(available_from is null) = (available_until is null)`),
  ],
);

/** The passcodes with which people dial into our own rooms (ADR 125). */
export const dialInPasscodes = pgTable(
  'dial_in_passcodes',
  {
    id: idColumn(),
    meetingId: referenceColumn()
      .notNull()
      .references(() => meetings.id),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    passcode: text().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('dial_in_passcodes_once').on(table.meetingId, table.userId),
    // Across meetings, because one line of ours serves all of them.
    uniqueIndex('dial_in_passcodes_passcode').on(table.passcode),
  ],
);
