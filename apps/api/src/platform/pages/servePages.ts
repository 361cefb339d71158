import { randomBytes } from 'node:crypto';
import { LANGUAGE_COOKIE, LOCALES, PARTNER_COOKIE } from '@rostra/contract';
import type { PageResponse, PageRenderer } from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Making } from '#platform/memory/TaggedMemory.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { answerUnknownCall, answerWrongMethod } from '#platform/http/errorHandling.ts';
import { isSecure, sessionToken } from '#platform/security/sessionCookie.ts';
import { pageCall } from './pageCall.ts';
import { IN_APP_USER_AGENT } from './pageSettings.ts';

/** Pages where sockets, camera and microphone are allowed: a live room and the device test. */
const ROOM_PATHS = ['/meeting_live/:meetingId/:id', '/troubleshooting'];
/** Not a room, though its path looks like one. */
const TUTORIAL_PATH = '/meeting_live/tutorial/:id';
/** Longer addresses are not cached: nothing of ours links to them. */
const LONGEST_CACHED_URL = 300;
/**
 * Ms for which a visitor's page is reused unless a change drops it: it carries the server's time, by
 * which the reader's clock runs.
 */
const PAGE_MAX_AGE_MS = 15_000;
const MAX_PAGES = 500;
const MAX_CHARACTERS = 32 * 1024 * 1024;
/** A year, in seconds: as long as the web app's own scripts keep a language. */
const LANGUAGE_KEPT_SECONDS = 365 * 24 * 60 * 60;
/** `//host` and `/\host` would be read as another host's address. */
const LEADING_SLASHES = /^[/\\]+/;

/**
 * Answers every other GET with a page of the web app, rendered on the server. Pages of visitors are
 * cached by address, language and theme, until something they show changes; each response gets a new
 * nonce.
 */
export function servePages(app: FastifyInstance, deps: Deps, renderer: PageRenderer): void {
  const cache = app.sharedAnswers.makeMemory<PageResponse>({
    maxAgeMs: () => PAGE_MAX_AGE_MS,
    maxEntries: MAX_PAGES,
    maxCharacters: MAX_CHARACTERS,
    charactersOf: (answer) => answer.html.length,
    mayKeep: (answer) => answer.isCacheable && answer.cookies.length === 0,
  });
  // It never leaves this process, so no page can contain it by chance or know it in advance.
  const placeholder = `nonce-${randomBytes(24).toString('hex')}`;

  const render = async (request: FastifyRequest): Promise<PageResponse> => {
    const hasSession = sessionToken(request, deps.config) !== undefined;
    const url = request.url.replace(LEADING_SLASHES, '/');
    const address = {
      url,
      cookies: request.cookies,
      acceptLanguage: request.headers['accept-language'],
      userAgent: request.headers['user-agent'],
    };
    const make = (making?: Making) =>
      renderer.render({
        ...address,
        nonce: placeholder,
        now: deps.clock.now(),
        hasSession,
        call: pageCall(app, request, making),
      });
    if (hasSession || url.length > LONGEST_CACHED_URL) return make();
    // The in-app browser may be redirected, so its name is part of the key.
    const inApp = IN_APP_USER_AGENT.test(address.userAgent ?? '');
    // A visitor with the partner's cookie does not get it again; others must.
    const partner = address.cookies[PARTNER_COOKIE] ?? '';
    const key = JSON.stringify([url, inApp, partner, renderer.lookOf(address)]);
    return cache.get(key, deps.clock.now().getTime(), make);
  };

  const answerPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const answer = await render(request);
    const html = answer.html.replaceAll(placeholder, request.nonce);
    keepLanguage(request, reply, isSecure(deps.config));
    return send(answer, html, reply, isSecure(deps.config));
  };
  app.get('/*', { config: { kind: 'page' } }, answerPage);
  app.get(TUTORIAL_PATH, { config: { kind: 'page' } }, answerPage);
  for (const path of ROOM_PATHS) app.get(path, { config: { kind: 'room' } }, answerPage);

  // Runs before the body is read: a page accepts none.
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    onRequest: async (request, reply) => answerWrongMethod(['GET'], request, reply),
    handler: answerUnknownCall,
  });
}

/**
 * Keeps the language of the site's own language link. Without scripts nothing else would remember
 * it; a link from another site changes one page only.
 */
function keepLanguage(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const { lang } = request.query as { lang?: unknown };
  const locale = LOCALES.find((known) => known === lang);
  if (locale === undefined || request.headers['sec-fetch-site'] !== 'same-origin') return;
  if (request.cookies[LANGUAGE_COOKIE] === locale) return;
  void reply.setCookie(LANGUAGE_COOKIE, locale, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: LANGUAGE_KEPT_SECONDS,
  });
}

function send(
  answer: PageResponse,
  html: string,
  reply: FastifyReply,
  secure: boolean,
): FastifyReply {
  for (const { name, value } of answer.cookies) {
    const kept = { path: '/', sameSite: 'lax', secure } as const;
    if (value === '') void reply.clearCookie(name, kept);
    else void reply.setCookie(name, value, kept);
  }
  // The page depends on its viewer, so no proxy may keep it.
  void reply.header('cache-control', 'private, no-cache');
  void reply.header('vary', 'accept-encoding, accept-language, cookie');
  if (answer.location !== undefined) return reply.redirect(answer.location, answer.status);
  const type = answer.isPlainText ? 'text/plain' : 'text/html';
  return reply.status(answer.status).type(`${type}; charset=utf-8`).send(html);
}
