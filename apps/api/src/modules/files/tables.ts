import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/** One uploaded file: first a place to upload to, then stored, then part of a subject. */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    /** The store's key; the last part of `file_url`. Nobody can guess it. */
    key: text().notNull().unique('files_key'),
    kind: text().notNull(),
    /** The name on the user's disk, for the download. */
    name: text().notNull(),
    /** Declared at first, found by the file's first bytes once stored. */
    contentType: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    /** The size that the upload was asked for; null for a file of the server's own. */
    declaredBytes: bigint({ mode: 'number' }),
    /** Null for a visitor's image, until the sign-up takes it. */
    uploaderId: referenceColumn().references(() => users.id),
    state: text().notNull(),
    /** SHA-256 of the upload token. */
    tokenHash: text().unique('files_token'),
    /** The upload must have ended by then. */
    uploadUntil: instantColumn(),
    /** What the file belongs to, see `registerFileOwner`; null: to the uploader alone. */
    subjectType: text(),
    subjectId: referenceColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    check('files_state', sql`${table.state} in ('waiting', 'receiving', 'stored')`),
    check('files_stored', sql`${table.state} <> 'stored' or ${table.bytes} is not null`),
    index('files_subject').on(table.subjectType, table.subjectId),
    index('files_upload_until').on(table.uploadUntil),
  ],
);
