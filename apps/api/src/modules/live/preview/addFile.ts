import { and, eq, isNull } from 'drizzle-orm';
import { PREVIEW_FILES_MAX } from '@rostra/contract/live';
import type { PreviewFile } from '@rostra/contract/live';
import { claimFile, keyOfUrl, requireOwnFile, storedName } from '#modules/files/index.ts';
import type { FileRow } from '#modules/files/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { changeAsManager, publishFiles } from './changeFiles.ts';
import { enqueueConversion } from './convertFile.ts';
import { LIVE_PREVIEW, previewKindOf } from './previewKinds.ts';
import { livePreviewFiles } from './tables.ts';

/**
 * Adds a document that the requester uploaded here; nothing is fetched from elsewhere (LPRE-03).
 * Adding it again changes nothing. An image is ready at once; other files are converted.
 *
 * @param request `url` a `file_url`
 * @throws AppError `livePreviewNotFound`, `fileKindRefused`, `livePreviewFull`, and as
 *   `changeAsManager`
 */
export async function addFile(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { fileName: string; url: string },
): Promise<PreviewFile[]> {
  const { url, userId, liveId } = request;
  const { live, result, list } = await changeAsManager(deps, request, async (tx, { revision }) => {
    const ofLive = and(eq(livePreviewFiles.liveId, liveId), isNull(livePreviewFiles.removedAt));
    const known = await tx.$count(livePreviewFiles, and(ofLive, eq(livePreviewFiles.fileUrl, url)));
    if (known > 0) return undefined;
    if ((await tx.$count(livePreviewFiles, ofLive)) >= PREVIEW_FILES_MAX) {
      throw new AppError('livePreviewFull', { params: { max: PREVIEW_FILES_MAX } });
    }
    const file = await ownFile(tx, url, userId);
    const kind = previewKindOf(file.contentType);
    if (kind === undefined) throw new AppError('fileKindRefused');
    const fileName = storedName(request.fileName, file.contentType);
    const subject = { type: LIVE_PREVIEW, id: liveId };
    await claimFile(tx, url, {
      uploaderId: userId,
      kind: kind === 'image' ? 'image' : 'document',
      subject,
    });
    const isReady = kind === 'image';
    const [row] = await tx
      .insert(livePreviewFiles)
      .values({
        liveId,
        uploadedBy: userId,
        fileName,
        fileUrl: url,
        state: isReady ? 'finished' : 'waiting',
        shownKey: isReady ? file.key : null,
        createdAt: deps.clock.now(),
      })
      .returning({ id: livePreviewFiles.id });
    const id = row?.id ?? 0;
    if (!isReady) await enqueueConversion(tx, deps, { fileId: id, revision });
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: userId },
      action: 'live.preview.add',
      subject: { type: 'LivePreview', id },
      after: { liveId, fileName, fileUrl: url },
    });
    return isReady ? ('everyone' as const) : ('managers' as const);
  });
  if (result !== undefined) await publishFiles(deps, rooms, live, result);
  return list();
}

/** @throws AppError `livePreviewNotFound` for anything but the requester's own document or image */
async function ownFile(tx: Transaction, url: string, uploaderId: number): Promise<FileRow> {
  const kind = keyOfUrl(url)?.endsWith('.img') === true ? 'image' : 'document';
  try {
    return await requireOwnFile(tx, url, { uploaderId, kind });
  } catch (error) {
    if (error instanceof AppError) throw new AppError('livePreviewNotFound');
    throw error;
  }
}
