import { and, eq, isNull, or } from 'drizzle-orm';
import type { UploadKind } from '@rostra/contract';
import type { Database, Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import { keyOfUrl } from './fileUrls.ts';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

/** Returns the file of a key once its bytes are stored, or undefined. */
export async function storedFile(db: Database, key: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.key, key), eq(files.state, 'stored')));
  return row;
}

/** The uploader and kind of a file that a form accepts. */
export interface OwnFile {
  /** Null: a visitor. */
  uploaderId: number | null;
  kind: UploadKind;
}

const ownedAndFree = (key: string, { uploaderId, kind }: OwnFile) =>
  and(
    eq(files.key, key),
    eq(files.state, 'stored'),
    eq(files.kind, kind),
    uploaderId === null ? isNull(files.uploaderId) : eq(files.uploaderId, uploaderId),
  );

/**
 * Checks that a `file_url` in a form names a stored file of this uploader without a subject.
 *
 * @throws AppError `fileNotFound`
 */
export async function requireOwnFile(
  db: Database,
  fileUrl: string,
  wanted: OwnFile,
): Promise<FileRow> {
  const key = keyOfUrl(fileUrl);
  const [row] =
    key === undefined
      ? []
      : await db
          .select()
          .from(files)
          .where(and(ownedAndFree(key, wanted), isNull(files.subjectType)));
  if (row === undefined) throw new AppError('fileNotFound');
  return row;
}

export interface Claim extends OwnFile {
  subject: { type: string; id: number };
  /** The new uploader, when a visitor's file is assigned to an account. */
  newOwnerId?: number;
}

/**
 * Assigns a stored file to a subject, in the transaction that writes the subject. Claiming it again
 * for the same subject is allowed; a file of another subject is refused.
 *
 * @throws AppError `fileNotFound`
 */
export async function claimFile(tx: Transaction, fileUrl: string, claim: Claim): Promise<void> {
  const key = keyOfUrl(fileUrl);
  const { subject, newOwnerId } = claim;
  const free = or(
    isNull(files.subjectType),
    and(eq(files.subjectType, subject.type), eq(files.subjectId, subject.id)),
  );
  const claimed =
    key === undefined
      ? []
      : await tx
          .update(files)
          .set({
            subjectType: subject.type,
            subjectId: subject.id,
            ...(newOwnerId === undefined ? {} : { uploaderId: newOwnerId }),
          })
          .where(and(ownedAndFree(key, claim), free))
          .returning({ id: files.id });
  if (claimed.length === 0) throw new AppError('fileNotFound');
}
