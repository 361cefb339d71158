import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { requestContextReader } from '#modules/live/members/memberContext.ts';
import { shareScreen } from './shareScreen.ts';
import { stopMedia } from './stopMedia.ts';

/** Mounts the screen share routes. */
export function screenRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = requestContextReader(deps);
  const rooms = roomsOf(deps);
  registerRoute(app, 'postScreenToken', (call) => shareScreen(deps, rooms, asks(call)));
  registerRoute(app, 'putStopMedia', (call) => {
    const { user_id: targetId, kind } = call.body;
    return stopMedia(deps, rooms, { ...asks(call), targetId, kind });
  });
}
