import { LANGUAGE_COOKIE } from '@rostra/contract';
import { localeFor } from '@rostra/i18n';
import type { FastifyRequest } from 'fastify';
import './fastifyTypes.ts';
import type { Locale } from '#platform/viewer/Viewer.ts';

/**
 * Returns the language requested by `Accept-Language`; `*`, which programs send by default, counts
 * as none.
 */
function acceptedLocale(request: FastifyRequest): Locale | undefined {
  const header = (request.headers['accept-language'] ?? '').trim();
  return header === '' || header === '*' ? undefined : localeFor(header);
}

function cookieLocale(request: FastifyRequest): Locale | undefined {
  // No hook has read the cookies of a request that the framework itself refuses.
  const cookies: Partial<FastifyRequest['cookies']> | undefined = request.cookies;
  const value = cookies?.[LANGUAGE_COOKIE];
  return value === undefined || value === '' ? undefined : localeFor(value);
}

/** Returns the language that a call requests: the header of our client, then the cookie. */
export function preferredLocale(request: FastifyRequest): Locale | undefined {
  return acceptedLocale(request) ?? cookieLocale(request);
}

/** Returns the language of a call's messages (I18N-17). */
export const callLocale = (request: FastifyRequest): Locale => preferredLocale(request) ?? 'en';
