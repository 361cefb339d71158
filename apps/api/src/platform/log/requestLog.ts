import type { FastifyInstance } from 'fastify';
import { loggedPath } from './loggerOptions.ts';

/** Logs one line for each answered request, with the id that the answer also carries. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.viewer?.userId,
    };
    if (request.routeOptions.config.kind === 'asset') request.log.debug(line, 'request');
    else request.log.info(line, 'request');
  });
}
