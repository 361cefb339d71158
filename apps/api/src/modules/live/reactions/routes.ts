import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { roomsOf } from '#modules/live/rooms/roomsOf.ts';
import { requestContextOf } from '#modules/live/members/memberContext.ts';
import { ReactionTicks } from './ReactionTicks.ts';
import { showReaction } from './showReaction.ts';

/** Mounts the reaction routes. */
export function reactionRoutes(app: FastifyInstance, deps: Deps): void {
  const ticks = new ReactionTicks(roomsOf(deps));
  registerRoute(app, 'postReaction', ({ params, body, viewer }) =>
    showReaction(deps, ticks, {
      ...requestContextOf(deps, viewer, params.id),
      reaction: body.reaction,
    }),
  );
}
