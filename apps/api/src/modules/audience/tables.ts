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

/**
 * The audience of one item; an item without a row is open to everyone. Read it only by `canSee`.
 */
export const audiences = pgTable(
  'audiences',
  {
    /** Such as `Article`: its ID is that of the work, since both languages open together. */
    subjectType: text().notNull(),
    subjectId: referenceColumn().notNull(),
    /** Readers without a known organization: visitors, and users outside of organizations. */
    visitors: boolean().notNull(),
    organizationTypeIds: ids(),
    userIds: ids(),
    /**
     * Number of members of each outside organization that may read it on trial (platform §6); 0:
     * none.
     */
    trialQuota: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.subjectType, table.subjectId] }),
    check('audiences_trial_quota', sql`${table.trialQuota} >= 0`),
  ],
);

/** A trial seat: the reader, the item and the organization. Written only by `takeTrial`. */
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
