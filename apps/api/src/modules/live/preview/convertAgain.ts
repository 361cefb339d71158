import { eq } from 'drizzle-orm';
import type { PreviewFile } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import type { LiveRooms } from '#modules/live/rooms/LiveRooms.ts';
import type { RequestContext } from '#modules/live/members/memberContext.ts';
import { changeAsManager, publishFiles } from './changeFiles.ts';
import { enqueueConversion } from './convertFile.ts';
import { requireFile } from './readFiles.ts';
import { livePreviewFiles } from './tables.ts';

/**
 * Converts a failed document again (LPRE-18); any other one stays as it is.
 *
 * @throws AppError `livePreviewNotFound`, and as `changeAsManager`
 */
export async function convertAgain(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { fileId: number },
): Promise<PreviewFile[]> {
  const { live, result, list } = await changeAsManager(deps, request, async (tx, current) => {
    const row = await requireFile(tx, current.id, request.fileId);
    if (row.state !== 'failed') return false;
    await tx
      .update(livePreviewFiles)
      .set({ state: 'waiting', failure: null })
      .where(eq(livePreviewFiles.id, row.id));
    await enqueueConversion(tx, deps, { fileId: row.id, revision: current.revision });
    return true;
  });
  if (result) await publishFiles(deps, rooms, live, 'managers');
  return list();
}
