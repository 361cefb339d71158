import type { FastifyInstance } from 'fastify';
import { mount } from '#platform/http/mount.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { requireUser } from '#platform/viewer/requireUser.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { roomsOf } from '#modules/live/roomsOf.ts';
import type { Asked } from '#modules/live/standing.ts';
import { shareScreen } from './shareScreen.ts';
import { stopMedia } from './stopMedia.ts';

const asks = ({ params, viewer }: { params: { id: number }; viewer: Viewer }): Asked => ({
  liveId: params.id,
  userId: requireUser(viewer),
  locale: viewer.locale,
});

/** Mounts the calls of shared screens. */
export function screenRoutes(app: FastifyInstance, deps: Deps): void {
  const rooms = roomsOf(deps);
  mount(app, 'postScreenToken', (call) => shareScreen(deps, rooms, asks(call)));
  mount(app, 'putStopMedia', (call) => {
    const { user_id: targetId, kind } = call.body;
    return stopMedia(deps, rooms, { ...asks(call), targetId, kind });
  });
}
