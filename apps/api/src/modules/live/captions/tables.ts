import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { CaptionLanguage } from '@rostra/contract/live';
import { liveSessions } from '#modules/live/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Final caption lines. */
export const liveCaptions = pgTable(
  'live_captions',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    /** The uid of the speaker. */
    uid: referenceColumn().notNull(),
    speaker: text().notNull(),
    body: text().notNull(),
    lang: text().$type<CaptionLanguage>().notNull(),
    /** Counted from the start of the live session. */
    second: integer().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('live_captions_live').on(table.liveId, table.id)],
);
