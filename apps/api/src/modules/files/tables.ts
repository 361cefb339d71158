import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, referenceColumn } from '#platform/database/columns.ts';
import { users } from '#modules/accounts/tables.ts';

/** One uploaded file: first an upload token, then stored, then assigned to a subject. */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    /** The storage key; the last part of `file_url`. It cannot be guessed. */
    key: text().notNull().unique('files_key'),
    kind: text().notNull(),
    /** The name on the user's disk, for downloads. */
    name: text().notNull(),
    /** Declared at first; detected from the first bytes once stored. */
    contentType: text().notNull(),
    bytes: bigint({ mode: 'number' }),
    /** Pixels of an image as shown, read from its first bytes; null if they are not known. */
    width: integer(),
    height: integer(),
    /** The declared size of the upload; null for one of the server's own files. */
    declaredBytes: bigint({ mode: 'number' }),
    /** Null for a visitor's image, until a sign-up claims it. */
    uploaderId: referenceColumn().references(() => users.id),
    state: text().notNull(),
    /** SHA-256 of the upload token. */
    tokenHash: text().unique('files_token'),
    /** The upload must have ended by then. */
    uploadUntil: instantColumn(),
    /**
     * The subject type of the file, see `FileOwner`; null: visible only to the uploader.
     */
    subjectType: text(),
    subjectId: referenceColumn(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [
    check('files_state', sql`${table.state} in ('waiting', 'receiving', 'stored')`),
    check('files_stored', sql`${table.state} <> 'stored' or ${table.bytes} is not null`),
    check(
      'files_size',
      sql`(${table.width} is null) = (${table.height} is null) and (${table.width} is null or (${table.width} > 0 and ${table.height} > 0))`,
    ),
    index('files_subject').on(table.subjectType, table.subjectId),
    index('files_upload_until').on(table.uploadUntil),
  ],
);
