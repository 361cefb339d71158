import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instantColumn, referenceColumn } from '#platform/database/columns.ts';

const ids = () => bigint({ mode: 'number' }).array().notNull();

/** Who may see one thing; a thing without a row is open to everyone. Read it by `canSee` alone. */
export const audiences = pgTable(
  'audiences',
  {
    /** `Article` (its id is the work's: both languages open as one) or `Event`. */
    subjectType: text().notNull(),
    subjectId: referenceColumn().notNull(),
    /** Readers of whom no organization is known: visitors, and users without one. */
    visitors: boolean().notNull(),
    organizationTypeIds: ids(),
    userIds: ids(),
    /** How many members of each organization outside may read it on trial (platform §6); 0: none. */
    trialQuota: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subjectType, table.subjectId] }),
    check('audiences_trial_quota', sql`${table.trialQuota} >= 0`),
  ],
);

/** Who reads a thing on the trial of which organization. Written by `takeTrial` alone. */
export const audienceTrials = pgTable(
  'audience_trials',
  {
    subjectType: text().notNull(),
    subjectId: referenceColumn().notNull(),
    organizationId: referenceColumn().notNull(),
    userId: referenceColumn().notNull(),
    takenAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.subjectType, table.subjectId, table.organizationId, table.userId],
    }),
    index('audience_trials_user').on(table.userId),
  ],
);
