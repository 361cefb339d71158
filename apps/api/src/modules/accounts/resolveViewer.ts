import { API_BASE, LANGUAGE_COOKIE } from '@rostra/contract';
import type { FastifyRequest } from 'fastify';
import type { ViewerSource } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { sessionToken } from '#platform/security/sessionCookie.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import type { Locale, Viewer } from '#platform/viewer/Viewer.ts';
import { localeOrNone } from './findAccount.ts';
import { findSession, userOfSession } from './sessions.ts';
import { viewerFactsOf } from './viewerFacts.ts';
import type { ViewerFacts } from './viewerFacts.ts';

/**
 * Returns the viewer of the session cookie, or a visitor if it is missing or its session has ended.
 */
export async function resolveViewer(
  { request, locale, ahead }: ViewerSource,
  deps: Deps,
): Promise<Viewer> {
  const token = sessionToken(request, deps.config);
  if (token === undefined) return visitor(locale);
  const session = await findSession(deps, token, deps.clock.now(), ahead);
  if (session === undefined) return visitor(locale);
  const chosen = namesLanguage(request) ? undefined : localeOrNone(session.defaultLocale);
  return {
    ...viewerFrom(deps, session.userId, session, chosen ?? locale),
    sessionId: session.id,
  };
}

/** Returns the viewer of a session, or a visitor if the session has ended. */
export async function viewerOfSession(
  deps: Pick<Deps, 'db' | 'clock' | 'contributed'>,
  sessionId: number,
  locale: Locale,
): Promise<Viewer> {
  const userId = await userOfSession(deps.db, sessionId, deps.clock.now());
  if (userId === undefined) return visitor(locale);
  return { ...(await viewerOfUser(deps, userId, locale)), sessionId };
}

/** Returns the viewer for a user, for work outside of their requests. */
export async function viewerOfUser(
  deps: Pick<Deps, 'db' | 'clock' | 'contributed'>,
  userId: number,
  locale: Locale,
): Promise<Viewer> {
  return viewerFrom(deps, userId, await viewerFactsOf(deps, userId), locale);
}

function viewerFrom(
  deps: Pick<Deps, 'clock' | 'contributed'>,
  userId: number,
  read: ViewerFacts | undefined,
  locale: Locale,
): Viewer {
  const now = deps.clock.now();
  const viewer: Viewer = {
    ...visitor(locale),
    kind: 'user',
    userId,
    capabilities: new Set(read?.capabilities),
  };
  if (read === undefined) return viewer;
  for (const { name, toViewer } of deps.contributed('viewerFacts')) {
    Object.assign(viewer, toViewer(read.facts[name], now));
  }
  return viewer;
}

/**
 * Returns whether the request names a language: by our client's header on calls, by the cookie on
 * pages.
 */
function namesLanguage(request: FastifyRequest): boolean {
  if ((request.cookies[LANGUAGE_COOKIE] ?? '') !== '') return true;
  if (!request.url.startsWith(`${API_BASE}/`)) return false;
  // Programs send `*` by default; it names no language.
  return !['', '*'].includes((request.headers['accept-language'] ?? '').trim());
}
