import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AsrState } from '@rostra/contract';
import type { ConverterState, LiveLayout, LiveRole, LiveState } from '@rostra/contract/live';
import { sessions, users } from '#modules/accounts/tables.ts';
import { meetings } from '#modules/events/meetings/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Live rooms of meetings that are held on this platform. */
export const liveSessions = pgTable(
  'live_sessions',
  {
    id: idColumn(),
    meetingId: referenceColumn()
      .notNull()
      .references(() => meetings.id),
    /** Its name at the provider of messages and media. */
    channel: text().notNull(),
    /** Changed only by `moveLive`. */
    state: text().$type<LiveState>().notNull(),
    startedAt: instantColumn(),
    /** When it ended for the audience, or for everyone if it had not ended for them before. */
    endedAt: instantColumn(),
    allowPublicChannel: boolean().notNull().default(true),
    /** Shown over the stage to everyone; null if there is none. */
    announcement: text(),
    /** The uid of the member spotlighted for everyone; null if there is none. */
    spotlightUid: referenceColumn(),
    /** Speech recognition (EVT-51). */
    asrState: text().$type<AsrState>().notNull().default('none'),
    /** Since when it is recorded; null if it is not. */
    recordingSince: instantColumn(),
    /** Shown behind the stage to everyone; null if there is none. */
    backgroundUrl: text(),
    layout: text().$type<LiveLayout>().notNull().default('grid'),
    /** When the compliance announcement was played; null if it was not. */
    compliancePlayedAt: instantColumn(),
    /** The presented document; null if there is none. */
    shownPreviewId: referenceColumn(),
    /** Its page, counted from 1. */
    shownPage: integer(),
    /** State of the converter that restreams to RTMP; null if none runs. */
    converterState: text().$type<ConverterState>(),
    /** Whether this is a demo room, which ends with its token. */
    demo: boolean().notNull().default(false),
    /** Grows with each change of the live session or a member, and defines their order. */
    revision: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('live_sessions_meeting').on(table.meetingId),
    uniqueIndex('live_sessions_channel').on(table.channel),
    index('live_sessions_state').on(table.state),
    check('live_sessions_layout', sql`layout in ('grid', 'speaker', 'presentation')`),
    check('live_sessions_converter', sql`converter_state in ('connecting', 'running', 'failed')`),
    check('live_sessions_shown', sql`(shown_preview_id is null) = (shown_page is null)`),
    check('live_sessions_asr', sql`asr_state in ('none', 'running', 'finished', 'failed')`),
    check(
      'live_sessions_state',
      sql`state in ('unprepare', 'preparing', 'streaming', 'pre_stopped', 'stopped')`,
    ),
  ],
);

/** A row of `live_sessions`. */
export type LiveRow = typeof liveSessions.$inferSelect;

/**
 * All people who ever joined a live session, in their current state. The id is their uid on both
 * channels.
 */
export const liveMembers = pgTable(
  'live_members',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    /** The role that the event gave them. */
    eventRole: text().$type<LiveRole>().notNull(),
    role: text().$type<LiveRole>().notNull(),
    superModerator: boolean().notNull().default(false),
    coHost: boolean().notNull().default(false),
    mute: boolean().notNull(),
    hide: boolean().notNull().default(false),
    /** Percent. */
    volume: integer().notNull(),
    allowViewList: boolean().notNull().default(false),
    allowViewMessage: boolean().notNull().default(false),
    allowViewCount: boolean().notNull().default(false),
    allowManageMute: boolean().notNull().default(false),
    /** When the hand was raised; null if it is down. */
    handsUpAt: instantColumn(),
    /** The name given by the host; null for their own name. */
    givenName: text(),
    /** Their role before they received the host role; null if they did not. */
    roleBefore: text().$type<LiveRole>(),
    /** The uid of their shared screen; null if they share none. */
    shareScreenUid: referenceColumn(),
    /** Whether they attend unpaid, for as long as the trial lasts. */
    isTrial: boolean().notNull().default(false),
    /** When they were notified that the trial ends. */
    remindedAt: instantColumn(),
    /** When the ended trial made them leave; null again once they have paid. */
    trialEndedAt: instantColumn(),
    /** Whether their voice is changed; super roles may know (LPIT-12). */
    isVoiceChanged: boolean().notNull().default(false),
    /**
     * When the member last had a right other than a trial; VIP that only expires lasts from here.
     */
    entitledAt: instantColumn(),
    /**
     * When the right to be in the room ended (refunded, canceled, dismissed …); null again at the
     * next entry.
     */
    accessEndedAt: instantColumn(),
    /**
     * When the member last joined with another login or after losing access; null if they never did.
     * Older tokens are refused.
     */
    tokensFrom: instantColumn(),
    /** The login that holds the newest tokens; they end with it. */
    sessionId: referenceColumn().references(() => sessions.id),
    removedAt: instantColumn(),
    /** The host's reason for the removal. */
    removedReason: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('live_members_once').on(table.liveId, table.userId),
    index('live_members_user').on(table.userId),
    index('live_members_role').on(table.liveId, table.role),
    index('live_members_hands').on(table.liveId, table.handsUpAt),
    // One shared screen at a time (LMED-17).
    uniqueIndex('live_members_screen')
      .on(table.liveId)
      .where(sql`share_screen_uid is not null`),
    // One host, even under concurrent changes.
    uniqueIndex('live_members_host')
      .on(table.liveId)
      .where(sql`role = 'broadcaster' and removed_at is null`),
    check('live_members_role', sql`role in ('broadcaster', 'expert', 'audience', 'staff')`),
    check('live_members_volume', sql`volume between 0 and 100`),
    check('live_members_hand', sql`hands_up_at is null or (role = 'audience' and mute)`),
    check('live_members_staff', sql`role <> 'staff' or mute`),
  ],
);

/** A row of `live_members`. */
export type MemberRow = typeof liveMembers.$inferSelect;

/** The public chat. Deleted messages stay stored, but hidden. */
export const liveMessages = pgTable(
  'live_messages',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    memberId: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    /** Name and role at the time of writing. */
    senderName: text().notNull(),
    senderRole: text().$type<LiveRole>().notNull(),
    body: text().notNull(),
    /** The sender's own key; a repeated one is written once. */
    clientId: text().notNull(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
    removedBy: referenceColumn().references(() => users.id),
  },
  (table) => [
    uniqueIndex('live_messages_once').on(table.memberId, table.clientId),
    index('live_messages_live').on(table.liveId, table.id),
  ],
);

/** One stay of a member, from joining to leaving. */
export const liveAttendance = pgTable(
  'live_attendance',
  {
    id: idColumn(),
    memberId: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    joinedAt: instantColumn().notNull(),
    /** The last heartbeat; an open stay on a crashed server ends here. */
    lastSeenAt: instantColumn().notNull(),
    /** Null while they are present. */
    leftAt: instantColumn(),
    /** Length of the whole stay; null while it lasts. */
    seconds: integer(),
  },
  (table) => [
    uniqueIndex('live_attendance_open')
      .on(table.memberId)
      .where(sql`left_at is null`),
    index('live_attendance_member').on(table.memberId, table.joinedAt),
    check('live_attendance_end', sql`(left_at is null) = (seconds is null)`),
  ],
);
