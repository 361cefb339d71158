import type { LiveLayout } from '@rostra/contract/live';
import type { Deps } from '#platform/module/Deps.ts';
import { changeLive } from '../rooms/changeLive.ts';
import type { LiveRooms } from '../rooms/LiveRooms.ts';
import type { RequestContext } from '../members/memberContext.ts';

/** Sets the stage's layout for everyone (LHST-17, LCON-67). @throws AppError as `changeLive` */
export async function setLayout(
  deps: Deps,
  rooms: LiveRooms,
  request: RequestContext & { layout: LiveLayout },
): Promise<{ layout: LiveLayout }> {
  const values = { layout: request.layout };
  const { layout } = await changeLive(deps, rooms, request, { action: 'layout', values });
  return { layout };
}
