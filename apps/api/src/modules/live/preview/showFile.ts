import { eq } from 'drizzle-orm';
import type { ShownPreview } from '@rostra/contract/live';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { recordAuditAndEvent } from '#platform/outbox/recordAuditAndEvent.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { liveSessions } from '#modules/live/tables.ts';
import { changeAsManager } from './changeFiles.ts';
import { requireFile, shownOf } from './readFiles.ts';

/**
 * Presents a document to everyone, turns to one of its pages, or stops presenting (LPRE-14,
 * LPRE-17).
 *
 * @param request `fileId` null stops it; a `page` past the end becomes the last one
 * @throws AppError `livePreviewNotFound`, `livePreviewNotReady`, and as `changeAsManager`
 */
export async function showFile(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { fileId: number | null; page: number },
): Promise<ShownPreview | null> {
  const { fileId, userId } = request;
  const { live, result: shown } = await changeAsManager(deps, request, async (tx, current) => {
    const row = fileId === null ? null : await requireFile(tx, current.id, fileId);
    if (row !== null && row.state !== 'finished') throw new AppError('livePreviewNotReady');
    const shownPage = row === null ? null : Math.min(request.page, row.pages ?? 1);
    await tx
      .update(liveSessions)
      .set({ shownPreviewId: fileId, shownPage })
      .where(eq(liveSessions.id, current.id));
    // Page turns are not worth an audit record.
    if (fileId !== current.shownPreviewId) {
      await recordAuditAndEvent(tx, deps, {
        actor: { kind: 'user', id: userId },
        action: 'live.preview.show',
        subject: { type: 'Live', id: current.id },
        before: { shownPreviewId: current.shownPreviewId },
        after: { shownPreviewId: fileId },
      });
    }
    return row === null ? null : shownOf(deps, { shownPage }, row);
  });
  rooms.send(live.channel, { type: 'preview_shown', shown, revision: live.revision });
  return shown;
}
