import { API_BASE, LANGUAGE_COOKIE } from '@rostra/contract';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#platform/database/Database.ts';
import type { ViewerSource } from '#platform/module/defineModule.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { sessionToken } from '#platform/security/sessionCookie.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
import type { Locale, Viewer } from '#platform/viewer/Viewer.ts';
import { isCurrent, membershipsOf } from '#modules/organizations/index.ts';
import { vipStatusOf } from '#modules/vip/index.ts';
import { localeOrNone } from './findAccount.ts';
import { findSession } from './sessions.ts';
import { userCapabilities } from './tables.ts';

/** Who asks, by the session's cookie; a visitor without one or with one that has ended. */
export async function resolveViewer(
  { request, locale }: ViewerSource,
  deps: Deps,
): Promise<Viewer> {
  const token = sessionToken(request, deps.config);
  if (token === undefined) return visitor(locale);
  const session = await findSession(deps.db, token, deps.clock.now());
  if (session === undefined) return visitor(locale);
  const chosen = saysLanguage(request) ? undefined : localeOrNone(session.defaultLocale);
  return viewerOfUser(deps, session.userId, session.id, chosen ?? locale);
}

/** The viewer that a user is now: for a session, and for a log-in that has just happened. */
export async function viewerOfUser(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  sessionId: number | undefined,
  locale: Locale,
): Promise<Viewer> {
  const [memberships, capabilities, vips] = await Promise.all([
    membershipsOf(deps.db, userId),
    capabilitiesOf(deps.db, userId),
    vipStatusOf(deps.db, [userId], deps.clock.now()),
  ]);
  const current = memberships.filter(isCurrent);
  const vip = vips.get(userId);
  return {
    kind: 'user',
    userId,
    ...(sessionId === undefined ? {} : { sessionId }),
    locale,
    capabilities: new Set(capabilities),
    certified: current.length > 0,
    ...(vip === undefined ? {} : { vipUntil: vip.expiresAt, vipLevel: vip.level }),
    organizations: current.map(({ organization, lead }) => ({
      id: organization.id,
      type: String(organization.organizationTypeId),
      role: lead ? 'lead' : 'member',
    })),
  };
}

/** What a user may do beyond his own account. */
export async function capabilitiesOf(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .select({ capability: userCapabilities.capability })
    .from(userCapabilities)
    .where(eq(userCapabilities.userId, userId))
    .orderBy(userCapabilities.capability);
  return rows.map(({ capability }) => capability);
}

/** Whether the request itself says a language: our client's header on calls, the cookie on pages. */
function saysLanguage(request: FastifyRequest): boolean {
  if ((request.cookies[LANGUAGE_COOKIE] ?? '') !== '') return true;
  if (!request.url.startsWith(`${API_BASE}/`)) return false;
  // `*`, which programs send by themselves, is no wish.
  return !['', '*'].includes((request.headers['accept-language'] ?? '').trim());
}
