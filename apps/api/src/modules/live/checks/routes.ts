import type { FastifyInstance } from 'fastify';
import { registerRoute } from '#platform/http/registerRoute.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { openCheck } from './openCheck.ts';

/** Mounts the routes of the device and network check. */
export function mediaCheckRoutes(app: FastifyInstance, deps: Deps): void {
  registerRoute(app, 'postMediaCheck', ({ viewer, request }) =>
    openCheck(deps, viewer, request.ip),
  );
}
