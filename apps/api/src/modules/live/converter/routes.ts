import type { FastifyInstance } from 'fastify';
import { requestContextReader } from '#modules/live/members/memberContext.ts';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { followConverter } from './followConverter.ts';
import { startConverter, stopConverter } from './setConverter.ts';

/** Mounts the converter routes. */
export function converterRoutes(app: FastifyInstance, deps: Deps): void {
  const asks = requestContextReader(deps);
  followConverter(deps);
  registerRoute(app, 'postRtmp', (call) =>
    startConverter(deps, { ...asks(call), target: call.body }),
  );
  registerRoute(app, 'deleteRtmp', (call) => stopConverter(deps, asks(call)));
}
