import { claimFile } from '#modules/files/index.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { changeLive } from '../rooms/changeLive.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import type { RequestContext } from '../members/memberContext.ts';

/** Owner type of background files; members see the current one. */
export const LIVE_BACKGROUND = 'LiveBackground';

/**
 * Sets an image behind the stage for everyone (LHST-16, LCON-66). The requester must have uploaded
 * it here; nothing is fetched from elsewhere.
 *
 * @param request `url` a `file_url`, or null for no image
 * @throws AppError `fileNotFound`, and as `changeLive`
 */
export async function setBackground(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { url: string | null },
): Promise<{ backgroundUrl: string | null }> {
  const { url, userId } = request;
  const { backgroundUrl } = await changeLive(deps, rooms, request, {
    action: 'background',
    values: { backgroundUrl: url },
    before: async (tx, live) => {
      if (url === null || url === live.backgroundUrl) return;
      const subject = { type: LIVE_BACKGROUND, id: live.id };
      await claimFile(tx, url, { uploaderId: userId, kind: 'image', subject });
    },
  });
  return { backgroundUrl };
}
