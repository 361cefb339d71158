import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { API_BASE } from '@rostra/contract';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { serveDevInbox } from '#platform/devInbox/serveDevInbox.ts';
import { acceptJsonOnly, acceptUtf8Queries } from '#platform/http/bodies.ts';
import { answerBrokenRequest } from '#platform/http/answerBrokenRequest.ts';
import { compressResponses } from '#platform/http/compression.ts';
import { answerUnknownCall, handleErrors, sendFailure } from '#platform/http/errorHandling.ts';
import { limitBodyTime, REQUEST_LIMITS } from '#platform/http/requestLimits.ts';
import type { RequestLimits } from '#platform/http/requestLimits.ts';
import { plainForwardedFor } from '#platform/http/plainAddress.ts';
import { readableUrl } from '#platform/http/readableUrl.ts';
import { toAppError } from '#platform/errors/toAppError.ts';
import { loggerOptions } from '#platform/log/loggerOptions.ts';
import { SharedAnswers } from '#platform/http/SharedAnswers.ts';
import { makeVisitorResponses } from '#platform/http/visitorResponses.ts';
import { logRequests } from '#platform/log/requestLog.ts';
import type { Module } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { serveApiDescription } from '#platform/openapi/serveApiDescription.ts';
import type { Lifecycle } from '#platform/operations/Lifecycle.ts';
import { serveHealth } from '#platform/operations/serveHealth.ts';
import { serveMetrics } from '#platform/operations/serveMetrics.ts';
import type { Web } from '#platform/pages/loadPageRenderer.ts';
import { serveAssets } from '#platform/pages/serveAssets.ts';
import { serveCrawlerFiles } from '#platform/pages/serveCrawlerFiles.ts';
import { servePreviewPage } from '#platform/pages/servePreviewPage.ts';
import { serveShareImages } from '#platform/pages/serveShareImages.ts';
import { servePages } from '#platform/pages/servePages.ts';
import { serveWellKnown } from '#platform/pages/serveWellKnown.ts';
import { checkOrigin } from '#platform/security/originCheck.ts';
import { setSecurityHeaders } from '#platform/security/securityHeaders.ts';
import { LastViewers } from '#platform/viewer/LastViewers.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import type { Inbox } from '#providers/mail/Inbox.ts';
import type { Config } from './config.ts';
import type { TrustProxy } from './trustProxy.ts';

/** Format of a request ID assigned by a proxy in front of us. */
const REQUEST_ID_FORM = /^[\w-]{8,64}$/;
/** Above any possible URL length, as Node accepts 16 kB of headers. */
const MAX_PARAMETER_LENGTH = 16 * 1024;

/** Returns the number of hops as a function, as Fastify treats a plain number as "none". */
const believedProxies = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, index: number) => index < trust : trust;

/**
 * Creates the bare HTTP server with its logger. It comes first, as everything else needs the logger.
 *
 * @param limits timeouts for slow senders, for tests
 */
export function createHttpServer(
  config: Config,
  limits: RequestLimits = REQUEST_LIMITS,
): FastifyInstance {
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    // requestLog writes one line per request instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: believedProxies(config.trustProxy),
    forceCloseConnections: true,
    genReqId: (request) => {
      const given = request.headers['x-request-id'];
      return config.trustProxy !== false && typeof given === 'string' && REQUEST_ID_FORM.test(given)
        ? given
        : randomUUID();
    },
    // The longest limit of all; limitBodyTime sets shorter ones per route.
    requestTimeout: limits.uploadMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.lookEveryMs },
    clientErrorHandler: answerBrokenRequest,
    rewriteUrl: ({ url, headers }) => {
      const forwardedFor = headers['x-forwarded-for'];
      // Runs before anything reads the header. Node joins repeated lines of it.
      if (typeof forwardedFor === 'string')
        headers['x-forwarded-for'] = plainForwardedFor(forwardedFor);
      return readableUrl(url ?? '/');
    },
    // The contract's schemas refuse long parameters, with the headers of every response.
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: (refusal, request, reply) => {
      sendFailure(toAppError(refusal), request, reply).catch((cause: unknown) => {
        request.log.error({ err: cause }, 'request failed');
        reply.raw.destroy();
      });
    },
  });
  limitBodyTime(app, limits);
  return app;
}

/** Parts of a complete server besides its modules; tests omit the ones they do not need. */
export interface AppExtras {
  lifecycle?: Lifecycle;
  /** Demo mode's inbox, shown at `/dev/inbox`. */
  inbox?: Inbox | undefined;
  /** The built web app; without it, only the API is served. */
  web?: Web | null;
}

/**
 * Composes the whole server on `app`. It does not listen, so tests and `main.ts` build the same
 * thing.
 */
export async function buildApp(
  app: FastifyInstance,
  deps: Deps,
  modules: readonly Module[],
  extras: AppExtras = {},
): Promise<FastifyInstance> {
  const { config } = deps;
  app.decorate('deps', deps);
  const sharedAnswers = new SharedAnswers(deps);
  app.decorate('sharedAnswers', sharedAnswers);
  app.decorate('visitorResponses', makeVisitorResponses(config, sharedAnswers));
  app.decorate('lastViewers', new LastViewers());
  app.decorateRequest('viewer', null);
  const resolver = modules.find((module) => module.resolveViewer !== undefined);
  app.decorate('viewerOfSession', async (sessionId, locale) =>
    resolver?.viewerOfSession === undefined
      ? visitor(locale)
      : resolver.viewerOfSession(deps, sessionId, locale),
  );
  app.decorate('resolveViewer', async (request, locale, ahead) =>
    resolver?.resolveViewer === undefined
      ? visitor(locale)
      : resolver.resolveViewer({ request, locale, ahead }, deps),
  );
  setSecurityHeaders(app, config);
  logRequests(app);
  checkOrigin(app, config);
  compressResponses(app);
  handleErrors(app);
  acceptJsonOnly(app);
  acceptUtf8Queries(app);
  await app.register(cookie);

  for (const module of modules) module.routes?.(app, deps);
  app.all(`${API_BASE}/*`, answerUnknownCall);
  app.setNotFoundHandler(answerUnknownCall);

  serveHealth(app, deps, extras.lifecycle ?? { state: 'ready' });
  serveMetrics(app, config.metricsToken, deps.fanOut);
  serveApiDescription(app, config);
  if (extras.inbox !== undefined) serveDevInbox(app, extras.inbox);
  if (extras.web) {
    await serveAssets(app, extras.web.clientFolder);
    serveCrawlerFiles(app, deps, extras.web.renderer);
    serveWellKnown(app, deps);
    servePreviewPage(app, extras.web.renderer);
    serveShareImages(app, deps, extras.web.renderer);
    servePages(app, deps, extras.web.renderer);
  }
  await app.ready();
  return app;
}
