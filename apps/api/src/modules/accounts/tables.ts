import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';

/**
 * A person with an account. Rows are never deleted; a withdrawn one keeps its ID without its data.
 */
export const users = pgTable('users', {
  id: idColumn(),
  /** The plain name of the account; authors have names by script in `profiles`. */
  name: text().notNull(),
  /** The language the user has chosen, `zh-CN` or `en`; null until then. */
  defaultLocale: text(),
  createdAt: instantColumn().notNull(),
  /**
   * When the account was withdrawn: login is no longer possible and its identities are free again.
   */
  withdrawnAt: instantColumn(),
  /** When its personal data was removed, some days later; see anonymizeUsers.ts. */
  anonymizedAt: instantColumn(),
});

const userReference = () =>
  referenceColumn()
    .notNull()
    .references(() => users.id);

/** The profile that a person writes, and the public data of an author. */
export const profiles = pgTable('profiles', {
  userId: userReference().primaryKey(),
  nickname: text(),
  fullname: text(),
  workEmail: text(),
  companyName: text(),
  position: text(),
  /** Names and titles by script, for authors and speakers. */
  scName: text(),
  tcName: text(),
  enName: text(),
  scTitle: text(),
  tcTitle: text(),
  enTitle: text(),
  scIntroduction: text(),
  enIntroduction: text(),
  businessCardUrl: text(),
  followIndustriesIds: jsonb().$type<number[]>().notNull().default([]),
  followTickerRegionIds: jsonb().$type<number[]>().notNull().default([]),
});

/** One position in the career of a user, shown with `with_resume`. */
export const workExperiences = pgTable(
  'work_experiences',
  {
    id: idColumn(),
    userId: userReference(),
    /** `YYYY-MM`. */
    workingFrom: text().notNull(),
    workingUntil: text(),
    highlights: text().notNull(),
  },
  (table) => [index('work_experiences_user').on(table.userId)],
);

/** The users and organizations that a user follows. */
export const follows = pgTable(
  'follows',
  {
    userId: userReference(),
    /** `user` or `organization`. */
    targetType: text().notNull(),
    targetId: referenceColumn().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.targetType, table.targetId] }),
    index('follows_target').on(table.targetType, table.targetId),
  ],
);

/** An email address or phone number for login; one user holds it at a time. */
export const identities = pgTable(
  'identities',
  {
    id: idColumn(),
    userId: userReference(),
    /** `email` or `phone`. */
    provider: text().notNull(),
    /** The address in ASCII and lower case, or the number as `+8613800000000`; empty once anonymized. */
    subject: text().notNull(),
    createdAt: instantColumn().notNull(),
    withdrawnAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('identities_active')
      .on(table.provider, table.subject)
      .where(sql`${table.withdrawnAt} is null`),
    index('identities_user').on(table.userId),
  ],
);

/** A secret of a user as an argon2id hash, with its own try counter and lock. */
export const credentials = pgTable(
  'credentials',
  {
    userId: userReference(),
    /** `login` or `payment`. */
    kind: text().notNull(),
    hash: text().notNull(),
    failed: integer().notNull().default(0),
    lockedUntil: instantColumn(),
    changedAt: instantColumn().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('credentials_kind', sql`${table.kind} in ('login', 'payment')`),
  ],
);

/** One login of one device. The token itself is only in its cookie; this row has its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: idColumn(),
    userId: userReference(),
    tokenHash: text().notNull().unique('sessions_token'),
    createdAt: instantColumn().notNull(),
    lastSeenAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    revokedAt: instantColumn(),
    userAgent: text(),
    ip: text(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * The newest one-time code of a target and purpose. The code itself is not stored: it is derived
 * from the seed and the server secret, and compared by its HMAC.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: idColumn(),
    purpose: text().notNull(),
    /** `email:<address>`, `phone:<number>` or `user:<id>`. */
    target: text().notNull(),
    seed: text().notNull(),
    hmac: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    expiresAt: instantColumn().notNull(),
    usedAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('one_time_codes_target').on(table.purpose, table.target),
    index('one_time_codes_expires').on(table.expiresAt),
  ],
);

/** An additional capability of a user: `sns`, `camp_owner`, `staff:<area>`. */
export const userCapabilities = pgTable(
  'user_capabilities',
  {
    userId: userReference(),
    capability: text().notNull(),
    grantedAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.capability] })],
);
