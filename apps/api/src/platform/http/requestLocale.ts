import { localeFor } from '@rostra/i18n';
import type { FastifyRequest } from 'fastify';
import './fastifyTypes.ts';
import type { Locale } from '#platform/viewer/Viewer.ts';

/** The cookie that keeps the language a reader has chosen. */
export const LANGUAGE_COOKIE = 'rostra_language';

/** The wish of an `Accept-Language` header, or undefined when there is none. */
function acceptedLocale(request: FastifyRequest): Locale | undefined {
  const header = request.headers['accept-language'];
  return header === undefined || header.trim() === '' ? undefined : localeFor(header);
}

function cookieLocale(request: FastifyRequest): Locale | undefined {
  const value = request.cookies[LANGUAGE_COOKIE];
  return value === undefined || value === '' ? undefined : localeFor(value);
}

/** The language of a call's messages: the header that our client sends, then the cookie (I18N-17). */
export function callLocale(request: FastifyRequest): Locale {
  return acceptedLocale(request) ?? cookieLocale(request) ?? 'en';
}

/** The language of a page: the reader's choice first, then the browser's. */
export function pageLocale(request: FastifyRequest): Locale {
  return cookieLocale(request) ?? acceptedLocale(request) ?? 'en';
}
