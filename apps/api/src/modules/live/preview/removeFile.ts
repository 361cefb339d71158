import { eq } from 'drizzle-orm';
import type { PreviewFile } from '@rostra/contract/live';
import { keyOfUrl, removeFiles } from '#modules/files/index.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { changeAsManager, publishFiles } from './changeFiles.ts';
import { requireFile } from './readFiles.ts';
import { livePreviewFiles } from './tables.ts';

/**
 * Deletes a document with its file (LPRE-04), and stops presenting it.
 *
 * @throws AppError `livePreviewNotFound`, and as `changeAsManager`
 */
export async function removeFile(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { fileId: number },
): Promise<PreviewFile[]> {
  const { live, result, list } = await changeAsManager(deps, request, async (tx, current) => {
    const row = await requireFile(tx, current.id, request.fileId);
    const isShown = current.shownPreviewId === row.id;
    await tx
      .update(livePreviewFiles)
      .set({ removedAt: deps.clock.now() })
      .where(eq(livePreviewFiles.id, row.id));
    if (isShown) {
      await tx
        .update(liveSessions)
        .set({ shownPreviewId: null, shownPage: null })
        .where(eq(liveSessions.id, current.id));
    }
    const keys = [keyOfUrl(row.fileUrl), row.shownKey].filter((key) => typeof key === 'string');
    await removeFiles(tx, deps, [...new Set(keys)]);
    await recordAuditAndEvent(tx, deps, {
      actor: { kind: 'user', id: request.userId },
      action: 'live.preview.remove',
      subject: { type: 'LivePreview', id: row.id },
      before: { fileName: row.fileName, fileUrl: row.fileUrl },
    });
    return { isShown, wasFinished: row.state === 'finished' };
  });
  if (result.isShown) {
    const { channel, revision } = live;
    rooms.send(channel, { type: 'preview_shown', shown: null, revision });
  }
  await publishFiles(deps, rooms, live, result.wasFinished ? 'everyone' : 'managers');
  return list();
}
