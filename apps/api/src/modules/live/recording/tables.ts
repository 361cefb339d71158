import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RecordingFailure, RecordingState } from '@rostra/contract/live';
import { liveSessions, liveMembers } from '#modules/live/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Parts of live session recordings. */
export const liveRecordings = pgTable(
  'live_recordings',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    /** Counted from 1. */
    part: integer().notNull(),
    state: text().$type<RecordingState>().notNull(),
    startedBy: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    startedAt: instantColumn().notNull(),
    /** When it stops by itself. */
    stopsAt: instantColumn().notNull(),
    stoppedAt: instantColumn(),
    /** When the warning was sent that it stops soon. */
    warnedAt: instantColumn(),
    seconds: integer(),
    failure: text().$type<RecordingFailure>(),
    /** Keys of the composed files. */
    mediaKey: text(),
    hlsKey: text(),
  },
  (table) => [
    uniqueIndex('live_recordings_part').on(table.liveId, table.part),
    uniqueIndex('live_recordings_running')
      .on(table.liveId)
      .where(sql`state = 'running'`),
    check(
      'live_recordings_state',
      sql`state in ('running', 'stopped', 'composing', 'finished', 'failed')`,
    ),
    check('live_recordings_end', sql`(state = 'running') = (stopped_at is null)`),
    // A part that ended early on a full disk keeps the reason while and after it is composed.
    check(
      'live_recordings_failure',
      sql`case when state = 'failed' then failure is not null
        when state = 'running' then failure is null
        else failure is null or failure = 'disk_full' end`,
    ),
  ],
);

/** A row of `live_recordings`. */
export type RecordingRow = typeof liveRecordings.$inferSelect;

/** A track: the media of one sender during a part, as received from the network. */
export const liveRecordingTracks = pgTable(
  'live_recording_tracks',
  {
    id: idColumn(),
    recordingId: referenceColumn()
      .notNull()
      .references(() => liveRecordings.id),
    /** The uid of its sender: a member, a screen or a phone. */
    uid: referenceColumn().notNull(),
    kind: text().$type<'audio' | 'video'>().notNull(),
    /** Its path below the folder of recordings. */
    path: text().notNull(),
    /** Ms since the start of the part. */
    fromMs: integer().notNull(),
    /** Null while it is being written. */
    toMs: integer(),
  },
  (table) => [
    index('live_recording_tracks_part').on(table.recordingId),
    uniqueIndex('live_recording_tracks_path').on(table.path),
    check('live_recording_tracks_kind', sql`kind in ('audio', 'video')`),
  ],
);
