import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { PreviewFailure, TransferState } from '@rostra/contract/live';
import { users } from '#modules/accounts/tables.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Documents that can be presented in a live session. */
export const livePreviewFiles = pgTable(
  'live_preview_files',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    uploadedBy: referenceColumn()
      .notNull()
      .references(() => users.id),
    fileName: text().notNull(),
    /** The upload's address on this site. */
    fileUrl: text().notNull(),
    state: text().$type<TransferState>().notNull(),
    failure: text().$type<PreviewFailure>(),
    /** The key of the displayed file, a PDF or an image; null until it is ready. */
    shownKey: text(),
    pages: integer(),
    createdAt: instantColumn().notNull(),
    removedAt: instantColumn(),
  },
  (table) => [
    index('live_preview_files_live').on(table.liveId, table.id),
    check(
      'live_preview_files_state',
      sql`state in ('waiting', 'converting', 'finished', 'failed')`,
    ),
    check('live_preview_files_failure', sql`(state = 'failed') = (failure is not null)`),
    check('live_preview_files_shown', sql`(state = 'finished') = (shown_key is not null)`),
  ],
);

/** A row of `live_preview_files`. */
export type PreviewFileRow = typeof livePreviewFiles.$inferSelect;
