import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { QuestionState } from '@rostra/contract/live';
import { liveSessions, liveMembers } from '#modules/live/tables.ts';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/** Questions to those on stage. */
export const liveQuestions = pgTable(
  'live_questions',
  {
    id: idColumn(),
    liveId: referenceColumn()
      .notNull()
      .references(() => liveSessions.id),
    memberId: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    body: text().notNull(),
    isAnonymous: boolean().notNull(),
    /** The name at the time of asking. */
    authorName: text().notNull(),
    state: text().$type<QuestionState>().notNull(),
    votes: integer().notNull().default(0),
    answeredAt: instantColumn(),
    /** Counted from the start of the live session. */
    answeredSecond: integer(),
    answeredBy: referenceColumn().references(() => liveMembers.id),
    answererName: text(),
    answer: text(),
    /** The author's own key; a repeated one is written once. */
    clientId: text().notNull(),
    revision: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('live_questions_once').on(table.memberId, table.clientId),
    index('live_questions_live').on(table.liveId, table.id),
    // One question is live at a time.
    uniqueIndex('live_questions_shown')
      .on(table.liveId)
      .where(sql`state = 'live'`),
    check('live_questions_state', sql`state in ('waiting', 'live', 'answered', 'dismissed')`),
    check('live_questions_answer', sql`(answer is null) = (answered_by is null)`),
  ],
);

/** A row of `live_questions`. */
export type QuestionRow = typeof liveQuestions.$inferSelect;

/** One vote per member. */
export const liveQuestionVotes = pgTable(
  'live_question_votes',
  {
    id: idColumn(),
    questionId: referenceColumn()
      .notNull()
      .references(() => liveQuestions.id),
    memberId: referenceColumn()
      .notNull()
      .references(() => liveMembers.id),
    createdAt: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('live_question_votes_once').on(table.questionId, table.memberId)],
);
