import type { FastifyReply, FastifyRequest } from 'fastify';
import '#platform/http/fastifyTypes.ts';
import type { Config } from '../../config.ts';

/** Returns whether browsers connect over TLS: cookies are then `Secure`. */
export const isSecure = (config: Pick<Config, 'publicOrigin'>): boolean =>
  config.publicOrigin.startsWith('https:');

/**
 * Returns the cookie's name: with `__Host-`, browsers accept it only from this very host, over TLS.
 */
export function sessionCookieName(config: Pick<Config, 'publicOrigin'>): string {
  return isSecure(config) ? '__Host-rostra_session' : 'rostra_session';
}

/**
 * Returns the `WWW-Authenticate` header of a call that needs a session: HTTP requires one with each
 * 401 (RFC 9110). Browsers ask for a password with `Basic`, and ignore the scheme `Cookie`.
 */
export const sessionChallenge = (config: Pick<Config, 'publicOrigin'>): string =>
  `Cookie realm="Rostra", cookie-name=${sessionCookieName(config)}, form-action="/login"`;

/** Sets the session's token as a cookie until it expires. */
export function setSessionCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicOrigin'>,
  token: string,
  expires: Date,
): void {
  void reply.setCookie(sessionCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
    expires,
  });
}

/** Clears the session's cookie. */
export function clearSessionCookie(
  reply: FastifyReply,
  config: Pick<Config, 'publicOrigin'>,
): void {
  void reply.clearCookie(sessionCookieName(config), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(config),
  });
}

/** Returns the session's token of a request, if any. */
export function sessionToken(
  request: FastifyRequest,
  config: Pick<Config, 'publicOrigin'>,
): string | undefined {
  const token = request.cookies[sessionCookieName(config)];
  return token === undefined || token === '' ? undefined : token;
}
