import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { AccessMode, RtmpRegion, RtmpType } from '@rostra/contract';
import { users } from '#modules/accounts/tables.ts';
import { investorEvents } from '#modules/events/tables.ts';
import { centsColumn } from '#modules/ledger/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/**
 * One way of taking part in an event, with its own times, places and price. Whether it is open, full
 * or over is told by its times and registrations, never stored (decisions, EVT-65).
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
    /** Where it is joined: a link or a room number; for the registered alone. */
    onlineAddress: text(),
    scOfflineAddress: text(),
    tcOfflineAddress: text(),
    enOfflineAddress: text(),
    /** A region of the reference data. */
    regionId: referenceColumn(),
    /** The dial-in block is not shown (EVT-47). */
    hideConCall: boolean().notNull().default(false),
    /** The page of somebody else's room, with `other_online`. */
    extraLink: text(),
    /** As it is told to the registered, who must read it, so it is kept plain (EVT-72). */
    password: text(),
    /** Null: no limit. */
    capacity: integer(),
    /** Null: free. */
    currentPriceCents: centsColumn(),
    originalPriceCents: centsColumn(),
    /** Free for everybody who is logged in until then. */
    limitedFreeUntil: instantColumn(),
    /** Opened by VIP alone, not for sale. */
    onlyVip: boolean().notNull().default(false),
    /** The least VIP level that takes part without paying; null: none does. */
    vipLevel: integer(),
    /** It may be paid with one use of a pay-per-view card. */
    ppvAllowed: boolean().notNull().default(false),
    /** The unpaid may listen to the first minutes (LTIM-08). */
    trialAllowed: boolean().notNull().default(false),
    /** The organizer confirms each registration; until then it is pending. */
    needsApproval: boolean().notNull().default(false),
    /** Only certified users take part; until then a registration is prepending. */
    certifiedOnly: boolean().notNull().default(false),
    /** Who holds the host's seat in the room; the event's speakers hold the experts' seats. */
    hostId: referenceColumn().references(() => users.id),
    rtmpRegion: text().$type<RtmpRegion>(),
    rtmpType: text().$type<RtmpType>(),
    /** When its live really began and ended; null until then, and where there is none. */
    startedAt: instantColumn(),
    endedAt: instantColumn(),
    canceledAt: instantColumn(),
    /** When the organizer last moved it; null: never. A trigger sees that no change forgets it. */
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

/** A time slot of a meeting; where a meeting has any, exactly one is taken (REG-11, REG-12). */
export const eventSlots = pgTable(
  'event_slots',
  {
    id: idColumn(),
    meetingId: referenceColumn()
      .notNull()
      .references(() => meetings.id),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    /** Null: the meeting's own limit alone. */
    capacity: integer(),
  },
  (table) => [
    index('event_slots_meeting').on(table.meetingId, table.startsAt),
    check('event_slots_times', sql`starts_at < ends_at`),
    check('event_slots_capacity', sql`capacity > 0`),
  ],
);

/** A number by which a meeting is heard over the telephone (EVT-22). */
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
    /** What is typed after the connection; for the registered alone. */
    passcode: text(),
    language: text().$type<'zh' | 'en'>().notNull(),
    /** `HH:MM` of Beijing time between which the line is open (decisions, EVT-78); null: always. */
    availableFrom: text(),
    availableUntil: text(),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('meeting_dial_ins_meeting').on(table.meetingId, table.position),
    check('meeting_dial_ins_hours', sql`(available_from is null) = (available_until is null)`),
  ],
);
