import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ReviewState } from '@rostra/contract';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/**
 * One revision of an item for review by staff before publication. The previously approved one
 * stays.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: idColumn(),
    /** `Article`; later viewpoints, topics, certifications. */
    subjectType: text().notNull(),
    subjectId: referenceColumn().notNull(),
    state: text().$type<ReviewState>().notNull(),
    title: text().notNull(),
    /** The proposed content, in the form of the subject module. */
    revision: jsonb().notNull(),
    submittedBy: referenceColumn().notNull(),
    submittedAt: instantColumn().notNull(),
    decidedBy: referenceColumn(),
    decidedAt: instantColumn(),
    /** The reason of the rejection. */
    reason: text(),
  },
  (table) => [
    check('reviews_state', sql`${table.state} in ('draft', 'pending', 'passed', 'rejected')`),
    check('reviews_reason', sql`${table.state} <> 'rejected' or ${table.reason} is not null`),
    uniqueIndex('reviews_pending')
      .on(table.subjectType, table.subjectId)
      .where(sql`state = 'pending'`),
    index('reviews_queue').on(table.state, table.submittedAt, table.id),
  ],
);
