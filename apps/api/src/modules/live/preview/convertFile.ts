import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { keyOfUrl, removeFiles, storeFile } from '#modules/files/index.ts';
import { files } from '#modules/files/tables.ts';
import { inTransaction } from '#platform/database/inTransaction.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { defineJob } from '#platform/jobs/defineJob.ts';
import { jobId } from '#platform/jobs/jobId.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Conversion } from '#providers/convert/DocumentConverter.ts';
import { lockAndBumpRevision } from '#modules/live/rooms/lockAndBumpRevision.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { publishFiles } from './changeFiles.ts';
import { LIVE_PREVIEW, previewKindOf } from './previewKinds.ts';
import { livePreviewFiles } from './tables.ts';
import type { PreviewFileRow } from './tables.ts';

/**
 * Seconds after which a conversion counts as lost with its server: more than two limits of one
 * minute.
 */
const LOST_AFTER_SECONDS = 300;

type Change = Partial<Pick<PreviewFileRow, 'state' | 'failure' | 'shownKey' | 'pages'>>;

/** Converts documents into their displayed form, one at a time. */
export const convertFile = defineJob(
  'live.convertFile',
  z.object({ fileId: z.number().int() }),
  async ({ fileId }, deps) => {
    const row = await write(deps, fileId, { state: 'converting' });
    if (row === undefined) return;
    const made = await convert(deps, row);
    if ('failure' in made) {
      await write(deps, fileId, { state: 'failed', failure: made.failure });
      return;
    }
    const { pages, pdf } = made;
    const shownKey = keyOfUrl(pdf === null ? row.fileUrl : await store(deps, row, pdf)) ?? '';
    const done = await write(deps, fileId, { state: 'finished', shownKey, pages });
    // The document was deleted meanwhile, and nothing else knows of the result.
    if (done === undefined && pdf !== null) {
      await inTransaction(deps, (tx) => removeFiles(tx, deps, [shownKey]));
    }
  },
  { concurrency: 1, expireInSeconds: LOST_AFTER_SECONDS },
);

/**
 * Enqueues a conversion after the commit.
 *
 * @param of `revision` separates one request from the next
 */
export const enqueueConversion = (
  tx: Transaction,
  { jobs }: Pick<Deps, 'jobs'>,
  of: { readonly fileId: number; readonly revision: number },
): Promise<void> => {
  const id = jobId('live.convertFile', of.fileId, of.revision);
  return jobs.enqueue(tx, convertFile, { fileId: of.fileId }, { id });
};

/** Writes and publishes the state, while the document still waits for its conversion. */
async function write(
  deps: Deps,
  fileId: number,
  change: Change,
): Promise<PreviewFileRow | undefined> {
  const wanted = and(
    eq(livePreviewFiles.id, fileId),
    isNull(livePreviewFiles.removedAt),
    inArray(livePreviewFiles.state, ['waiting', 'converting']),
  );
  const written = await inTransaction(deps, async (tx) => {
    const [known] = await tx.select().from(livePreviewFiles).where(wanted);
    if (known === undefined) return undefined;
    const live = await lockAndBumpRevision(tx, known.liveId);
    const [row] = await tx.update(livePreviewFiles).set(change).where(wanted).returning();
    return row === undefined ? undefined : { live, row };
  });
  if (written === undefined) return undefined;
  const to = written.row.state === 'finished' ? 'everyone' : 'managers';
  await publishFiles(deps, roomsOf(deps), written.live, to);
  return written.row;
}

async function convert(deps: Deps, row: PreviewFileRow): Promise<Conversion> {
  const key = keyOfUrl(row.fileUrl) ?? '';
  const [file] = await deps.db.select().from(files).where(eq(files.key, key));
  const kind = file && previewKindOf(file.contentType);
  if (kind === undefined || kind === 'image') return { failure: 'unreadable' };
  try {
    const stored = await deps.files.open(key);
    if (stored === null) return { failure: 'unreadable' };
    return await deps.converter.convert(stored.stream, kind);
  } catch (error) {
    // Managers are notified and can try again; the reason is for the operator.
    deps.log.error({ err: error, fileId: row.id }, 'a document was not converted');
    return { failure: 'unreadable' };
  }
}

const store = (deps: Deps, row: PreviewFileRow, content: Buffer): Promise<string> =>
  storeFile(deps, {
    kind: 'document',
    name: row.fileName,
    contentType: 'application/pdf',
    content,
    subject: { type: LIVE_PREVIEW, id: row.liveId },
  });
