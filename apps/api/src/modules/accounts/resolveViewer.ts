import { API_BASE, LANGUAGE_COOKIE } from '@rostra/contract';
import type { FastifyRequest } from 'fastify';
import type { ViewerSource } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { sessionToken } from '#platform/security/sessionCookie.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import type { Locale, Viewer } from '#platform/viewer/Viewer.ts';
import { vipTimeline } from '#modules/vip/index.ts';
import type { VipStatus } from '#modules/vip/index.ts';
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
  const session = await findSession(deps.db, token, deps.clock.now(), ahead);
  if (session === undefined) return visitor(locale);
  const chosen = namesLanguage(request) ? undefined : localeOrNone(session.defaultLocale);
  return {
    ...viewerFrom(session.userId, session, deps.clock.now(), chosen ?? locale),
    sessionId: session.id,
  };
}

/** Returns the viewer of a session, or a visitor if the session has ended. */
export async function viewerOfSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  sessionId: number,
  locale: Locale,
): Promise<Viewer> {
  const userId = await userOfSession(deps.db, sessionId, deps.clock.now());
  if (userId === undefined) return visitor(locale);
  return { ...(await viewerOfUser(deps, userId, locale)), sessionId };
}

/** Returns the viewer for a user, for work outside of their requests. */
export async function viewerOfUser(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  locale: Locale,
): Promise<Viewer> {
  return viewerFrom(userId, await viewerFactsOf(deps.db, userId), deps.clock.now(), locale);
}

/** Returns the VIP that runs now. */
export const vipOf = (
  { vipGrants }: Pick<ViewerFacts, 'vipGrants'>,
  now: Date,
): VipStatus | undefined =>
  vipTimeline(
    vipGrants.map(({ grantedAt, revokedAt, ...grant }) => ({
      ...grant,
      grantedAt: new Date(grantedAt),
      revokedAt: revokedAt === null ? null : new Date(revokedAt),
    })),
    now,
  );

function viewerFrom(userId: number, facts: ViewerFacts, now: Date, locale: Locale): Viewer {
  const vip = vipOf(facts, now);
  return {
    kind: 'user',
    userId,
    locale,
    capabilities: new Set(facts.capabilities),
    certified: facts.organizations.length > 0,
    ...(vip === undefined ? {} : { vipUntil: vip.expiresAt, vipLevel: vip.level }),
    organizations: facts.organizations.map(({ id, typeId, lead }) => ({
      id,
      type: String(typeId),
      role: lead ? 'lead' : 'member',
    })),
  };
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
