import type { FastifyInstance } from 'fastify';
import { requestContextReader } from '#modules/live/members/memberContext.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readCaptions } from './readCaptions.ts';
import { runningCaptionsOf } from './runningCaptionsOf.ts';
import { startCaptions } from './startCaptions.ts';
import { stopCaptions } from './stopCaptions.ts';

/** Mounts the caption routes. */
export function captionRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = requestContextReader(deps);
  // Follows the sessions from startup, because captions of a killed server must be ended.
  runningCaptionsOf(deps);
  registerRoute(app, 'getCaptions', (call) =>
    readCaptions(deps, { ...asks(call), before: call.query.before }),
  );
  registerRoute(app, 'postCaptions', (call) =>
    startCaptions(deps, { ...asks(call), language: call.body.language }),
  );
  registerRoute(app, 'deleteCaptions', (call) => stopCaptions(deps, asks(call)));
}
