import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Locale, SearchKind } from '@rostra/contract';
import { instantColumn, referenceColumn } from '#platform/database/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The searchable data of items. Passage 0 of an item is what its whole audience may read; further
 * ones may need a right beyond the audience.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    subjectType: text().notNull(),
    subjectId: referenceColumn().notNull(),
    passage: integer().notNull().default(0),
    /** Milliseconds from the start of a recording; null for a text. */
    atMs: integer(),
    /** Found only by readers with the right that its source states. */
    isRestricted: boolean().notNull().default(false),
    kind: text().$type<SearchKind>().notNull(),
    /** The row of `audiences` with its readers. */
    audienceType: text().notNull(),
    audienceId: referenceColumn().notNull(),
    scTitle: text(),
    tcTitle: text(),
    enTitle: text(),
    scText: text(),
    tcText: text(),
    enText: text(),
    /**
     * Tokens of titles (weight A) and texts (weight B) with their positions; see searchTerms.ts.
     * A passage repeats those of the title and the names.
     */
    terms: tsvector().notNull(),
    /** Names of author or organizer in all scripts, folded by `foldText`. */
    authorText: text().notNull(),
    industryId: referenceColumn(),
    marketId: referenceColumn(),
    publishedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectType, table.subjectId, table.passage] }),
    index('search_documents_terms').using('gin', table.terms),
    index('search_documents_newest')
      .on(table.publishedAt)
      .where(sql`passage = 0`),
    check('search_documents_document', sql`${table.passage} > 0 or not ${table.isRestricted}`),
  ],
);

/** The sources whose documents are all in the index, in the form of this version. */
export const searchIndexes = pgTable('search_indexes', {
  subjectType: text().primaryKey(),
  version: text().notNull(),
  indexedAt: instantColumn().notNull(),
});

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
