import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Locale, SearchKind } from '@rostra/contract';
import { instantColumn, referenceColumn } from '#platform/database/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The searchable data of one item: only what everyone in its audience may read. It never contains
 * the paid part of a text.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    subjectType: text().$type<'Article' | 'Event'>().notNull(),
    subjectId: referenceColumn().notNull(),
    kind: text().$type<SearchKind>().notNull(),
    /** The row of `audiences` with its readers. */
    audienceId: referenceColumn().notNull(),
    scTitle: text(),
    tcTitle: text(),
    enTitle: text(),
    scText: text(),
    tcText: text(),
    enText: text(),
    /**
     * Tokens of titles (weight A) and texts (weight B) with their positions; see searchTerms.ts.
     */
    terms: tsvector().notNull(),
    /** Names of author or organizer in all scripts, folded by `foldText`. */
    authorText: text().notNull(),
    industryId: referenceColumn(),
    marketId: referenceColumn(),
    publishedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectType, table.subjectId] }),
    index('search_documents_terms').using('gin', table.terms),
    index('search_documents_newest').on(table.publishedAt),
  ],
);

/** The last words of a user, newest by `searchedAt`. */
export const searchHistory = pgTable(
  'search_history',
  {
    userId: referenceColumn().notNull(),
    term: text().notNull(),
    searchedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.term] })],
);

/** A searcher, word and hour: one row each, so that counting rows counts people. */
export const searchUses = pgTable(
  'search_uses',
  {
    hour: instantColumn().notNull(),
    term: text().notNull(),
    /** The word as it was typed; `term` is its folded form. */
    written: text().notNull(),
    /** The language whose hot words it counts for. */
    locale: text().$type<Locale>().notNull(),
    /** `user:<id>`, or a hash of a visitor address that changes every day. */
    searcher: text().notNull(),
    /** The last time in this hour. */
    searchedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.term, table.searcher] })],
);
