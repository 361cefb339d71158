import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AsrState } from '@rostra/contract';
import type { ConverterState, LiveLayout, LiveRole, LiveState } from '@rostra/contract/live';
import { sessions, users } from '#modules/accounts/tables.ts';
import { meetings } from '#modules/meetings/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** The room of a meeting that is held with us. */
export const lives = pgTable(
  'lives',
  {
    id: idColumn(),
    meetingId: referenceColumn()
      .notNull()
      .references(() => meetings.id),
    /** Its name at the provider of messages and media. */
    channel: text().notNull(),
    /** Moved by `moveLive` alone. */
    state: text().$type<LiveState>().notNull(),
    startedAt: instantColumn(),
    /** When it ended for the audience, or for all where it never ended for them before. */
    endedAt: instantColumn(),
    allowPublicChannel: boolean().notNull().default(true),
    /** Over the stage, for everyone in the room; null: there is none. */
    announcement: text(),
    /** The number of the member whose picture stands large for everyone; null: nobody's. */
    homeUid: referenceColumn(),
    /** Speech recognition (EVT-51). */
    asrState: text().$type<AsrState>().notNull().default('none'),
    /** Since when it is recorded; null: it is not. */
    recordingSince: instantColumn(),
    /** Behind the stage, for everyone in the room; null: none. */
    backgroundUrl: text(),
    layout: text().$type<LiveLayout>().notNull().default('grid'),
    /** When the compliance announcement was played; null: it was not. */
    compliancePlayedAt: instantColumn(),
    /** Figures that a telephone sends to come in. */
    dialInPassword: text(),
    /** The document before everyone's eyes; null: none. */
    shownPreviewId: referenceColumn(),
    /** Its page, counted from 1. */
    shownPage: integer(),
    /** Of the converter that pushes the live to RTMP; null: none runs. */
    converterState: text().$type<ConverterState>(),
    /** Shown to those who want to see what a live is: it ends with its ticket. */
    demo: boolean().notNull().default(false),
    /** Grows with each change of the live or of a member: the order of changes. */
    revision: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('lives_meeting').on(table.meetingId),
    uniqueIndex('lives_channel').on(table.channel),
    index('lives_state').on(table.state),
    check('lives_layout', sql`layout in ('grid', 'speaker', 'presentation')`),
    check('lives_converter', sql`converter_state in ('connecting', 'running', 'failed')`),
    check('lives_shown', sql`(shown_preview_id is null) = (shown_page is null)`),
    check('lives_asr', sql`asr_state in ('none', 'running', 'finished', 'failed')`),
    check(
      'lives_state',
      sql`state in ('unprepare', 'preparing', 'streaming', 'pre_stopped', 'stopped')`,
    ),
  ],
);

/** A row of `lives`. */
export type LiveRow = typeof lives.$inferSelect;

/** Who has ever entered a live, as he stands in it. The id is his uid on both channels. */
export const liveMembers = pgTable(
  'live_members',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => lives.id),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    /** Where the event seated him. */
    seat: text().$type<LiveRole>().notNull(),
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
    /** When he raised his hand; null: down. */
    handsUpAt: instantColumn(),
    /** What the host renamed him to; null: his own name. */
    givenName: text(),
    /** The role that he had before the host's was handed to him; null: it was not. */
    roleBefore: text().$type<LiveRole>(),
    /** The number that his screen is sent under; null: he shows none. */
    shareScreenUid: referenceColumn(),
    /** He listens without having paid, as long as the trial lasts. */
    isTrial: boolean().notNull().default(false),
    /** When he was told that his trial ends. */
    remindedAt: instantColumn(),
    /** When he was asked to go since his trial was over; null again when he has paid. */
    trialEndedAt: instantColumn(),
    /** His voice is changed: super roles may know (LPIT-12). */
    isVoiceChanged: boolean().notNull().default(false),
    /** When the member last had a right of their own, no trial: VIP that only runs out lasts from here. */
    entitledAt: instantColumn(),
    /** When the right to be here ended: refunded, canceled, dismissed …; null again at the next entry. */
    accessEndedAt: instantColumn(),
    /** The log-in that holds the newest tickets; its end ends them. */
    sessionId: referenceColumn().references(() => sessions.id),
    removedAt: instantColumn(),
    /** What the host wrote to it. */
    removedReason: text(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('live_members_once').on(table.liveId, table.userId),
    index('live_members_user').on(table.userId),
    index('live_members_role').on(table.liveId, table.role),
    index('live_members_hands').on(table.liveId, table.handsUpAt),
    // One screen at a time (LMED-17).
    uniqueIndex('live_members_screen')
      .on(table.liveId)
      .where(sql`share_screen_uid is not null`),
    // One host, whatever runs at once.
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

/** The public chat. What was taken out stays, unseen. */
export const liveMessages = pgTable(
  'live_messages',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => lives.id),
    memberId: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    /** Name and role as they were. */
    senderName: text().notNull(),
    senderRole: text().$type<LiveRole>().notNull(),
    body: text().notNull(),
    /** The sender's own mark: the same one is written once. */
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

/** One stay of a member: from coming to leaving. */
export const liveAttendance = pgTable(
  'live_attendance',
  {
    id: idColumn(),
    memberId: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    joinedAt: instantColumn().notNull(),
    /** The last sign of life; an open stay whose server died ends here. */
    lastSeenAt: instantColumn().notNull(),
    /** Null while he is there. */
    leftAt: instantColumn(),
    /** Of the whole stay; null while it lasts. */
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
