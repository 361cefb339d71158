import { claimFile } from '#modules/files/index.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { changeLive } from './changeLive.ts';
import type { LiveRooms } from './LiveRooms.ts';
import type { Asked } from './standing.ts';

/** What the background's file belongs to; who takes part in the live may see it. */
export const LIVE_BACKGROUND = 'LiveBackground';

/**
 * Puts a picture behind the stage, for everyone (LHST-16, LCON-66). It is one that the asker has
 * uploaded here: nothing is fetched from elsewhere.
 *
 * @param asked `url` a `file_url`, or null for no picture
 * @throws AppError `fileNotFound`, and as `changeLive`
 */
export async function setBackground(
  deps: Deps,
  rooms: LiveRooms,
  asked: Asked & { url: string | null },
): Promise<{ backgroundUrl: string | null }> {
  const { url, userId } = asked;
  const { backgroundUrl } = await changeLive(deps, rooms, asked, {
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
