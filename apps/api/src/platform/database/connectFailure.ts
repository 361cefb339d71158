import { reasonOf, StartError } from '#platform/operations/StartError.ts';

const UNKNOWN_DATABASE = '3D000';
const REFUSED_LOGIN = new Set(['28P01', '28000']);

/**
 * Returns in one sentence why the PostgreSQL server of DATABASE_URL cannot be used. It names the
 * setting and never the password.
 */
export function connectFailure(databaseUrl: string, error: unknown): StartError {
  const { host, username, pathname } = new URL(databaseUrl);
  const reason = reasonOf(error);
  const sentence = REFUSED_LOGIN.has(reason)
    ? `PostgreSQL at ${host} refuses the user ${username || '(none)'} and the password of DATABASE_URL.`
    : reason === UNKNOWN_DATABASE
      ? `PostgreSQL at ${host} has no database ${pathname.slice(1)}; make it or correct DATABASE_URL.`
      : `PostgreSQL at ${host} cannot be reached (${reason}); check DATABASE_URL and that it runs.`;
  return new StartError(sentence, { cause: error });
}
