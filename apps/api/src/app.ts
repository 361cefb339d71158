import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { API_BASE } from '@rostra/contract';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { acceptJsonOnly } from '#platform/http/bodies.ts';
import { answerUnknownCall, handleErrors, sendFailure } from '#platform/http/errorHandling.ts';
import { toAppError } from '#platform/errors/toAppError.ts';
import { loggerOptions } from '#platform/log/loggerOptions.ts';
import { logRequests } from '#platform/log/requestLog.ts';
import type { Module } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { checkOrigin } from '#platform/security/originCheck.ts';
import { setSecurityHeaders } from '#platform/security/securityHeaders.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import type { Config } from './config.ts';

/** An id that a proxy in front of us gave the request. */
const REQUEST_ID_FORM = /^[\w-]{8,64}$/;

/** The bare HTTP server with its logger: made first, since the logger is a dependency of the rest. */
export function createHttpServer(config: Config): FastifyInstance {
  return fastify({
    logger: loggerOptions(config.logLevel),
    disableRequestLogging: true,
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return config.trustProxy && typeof given === 'string' && REQUEST_ID_FORM.test(given)
        ? given
        : randomUUID();
    },
    frameworkErrors: (error, request, reply) => {
      void sendFailure(toAppError(error), request, reply);
    },
  }) as unknown as FastifyInstance;
}

/**
 * The one composition root: everything the server does hangs on `app` when this resolves. It does
 * not listen, so tests and `main.ts` build the same thing.
 */
export async function buildApp(
  app: FastifyInstance,
  deps: Deps,
  modules: readonly Module[],
): Promise<FastifyInstance> {
  app.decorate('deps', deps);
  app.decorateRequest('viewer', null);
  const resolver = modules.find((module) => module.resolveViewer !== undefined);
  app.decorate('resolveViewer', async (request, locale) =>
    resolver?.resolveViewer === undefined
      ? visitor(locale)
      : resolver.resolveViewer({ request, locale }, deps),
  );
  setSecurityHeaders(app, deps.config);
  logRequests(app);
  checkOrigin(app, deps.config);
  handleErrors(app);
  acceptJsonOnly(app);
  await app.register(cookie);
  for (const module of modules) module.register?.(app, deps);
  app.all(`${API_BASE}/*`, answerUnknownCall);
  app.setNotFoundHandler(answerUnknownCall);
  await app.ready();
  return app;
}
