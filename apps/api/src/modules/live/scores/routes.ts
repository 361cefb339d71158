import type { FastifyInstance } from 'fastify';
import { requestContextReader } from '#modules/live/members/memberContext.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readScore, scoreLive } from './scoreLive.ts';

/** Mounts the score routes. */
export function scoreRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = requestContextReader(deps);
  registerRoute(app, 'getLiveScore', (call) => readScore(deps.db, asks(call)));
  registerRoute(app, 'postLiveScore', (call) =>
    scoreLive(deps, { ...asks(call), scores: call.body.scores }),
  );
}
