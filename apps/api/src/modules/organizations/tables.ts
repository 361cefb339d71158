import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/**
 * A company or institution. `organizationTypeId`, industry and places are IDs of the reference
 * data.
 */
export const organizations = pgTable('organizations', {
  id: idColumn(),
  organizationTypeId: referenceColumn().notNull(),
  scName: text(),
  tcName: text(),
  enName: text(),
  scIntroduction: text(),
  enIntroduction: text(),
  website: text(),
  /** The `file_url` of a public image. */
  logoUrl: text(),
  industryId: referenceColumn(),
  countryId: referenceColumn(),
  stateId: referenceColumn(),
  cityId: referenceColumn(),
  stockCode: text(),
  /** The contact for members of an organization without access. */
  contact: text(),
  createdAt: instantColumn().notNull(),
  withdrawnAt: instantColumn(),
});

/**
 * A user's membership in an organization. Approved and not dismissed means certified (platform §4).
 */
export const organizationUsers = pgTable(
  'organization_users',
  {
    id: idColumn(),
    organizationId: referenceColumn()
      .notNull()
      .references(() => organizations.id),
    userId: referenceColumn()
      .notNull()
      .references(() => users.id),
    state: text().notNull(),
    realName: text(),
    /** Administers the organization (decisions, CERT-25). */
    lead: boolean().notNull().default(false),
    createdAt: instantColumn().notNull(),
    dismissedAt: instantColumn(),
  },
  (table) => [
    check('organization_users_state', sql`${table.state} in ('pending', 'passed', 'rejected')`),
    uniqueIndex('organization_users_active')
      .on(table.organizationId, table.userId)
      .where(sql`${table.dismissedAt} is null and ${table.state} <> 'rejected'`),
    uniqueIndex('organization_users_lead')
      .on(table.organizationId)
      .where(sql`${table.lead} and ${table.dismissedAt} is null`),
    index('organization_users_user').on(table.userId),
  ],
);
