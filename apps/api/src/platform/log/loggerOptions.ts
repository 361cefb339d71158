import type { FastifyRequest } from 'fastify';

/** Names whose values never reach the log, in any object (AUTH-33). */
const SECRET_NAMES = [
  'password',
  'new_password',
  'payment_password',
  'code',
  'token',
  'cookie',
  'authorization',
  'secret',
  'smtpUrl',
  'redisUrl',
  'secretKey',
];

const MAIL_ADDRESS = /[\w.+-]+@[\w.-]+/g;

/** Removes mail addresses from a text: a mail server's refusal repeats the receiver. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(MAIL_ADDRESS, '[address]');

/** The fields of an error that are logged. */
interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  /** The stack trace without its first line, which repeats the message. */
  stack: string;
  errorCode?: string;
  constraint?: string;
  cause?: LoggedError;
}

/**
 * Returns an error for the log. Drizzle puts a query's parameters into its message, PostgreSQL a
 * row's values into `detail`: both may be codes, hashes or names, so neither is kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const query = error.message.startsWith('Failed query:');
  const received = query ? (error.message.split('\nparams:')[0] ?? '') : error.message;
  const message = withoutAddresses(received);
  const calls = error.stack?.match(/^ {4}at .*$/gm) ?? [];
  const logged: LoggedError = { type: error.name, message, stack: calls.join('\n') };
  if ('code' in error && typeof error.code === 'string') logged.errorCode = error.code;
  if ('constraint' in error && typeof error.constraint === 'string') {
    logged.constraint = error.constraint;
  }
  if (error.cause !== undefined) logged.cause = loggedError(error.cause);
  return logged;
}

/** Returns a request's address without its query, which may carry a signature or a search term. */
export const pathOf = (request: Pick<FastifyRequest, 'url'>): string =>
  request.url.split('?', 1)[0] ?? '';

/** Returns the path for the log, without its token, since that grants access. */
export function loggedPath(request: Pick<FastifyRequest, 'url' | 'params'>): string {
  const { token } = (request.params ?? {}) as { token?: string };
  const path = pathOf(request);
  return token === undefined ? path : path.replace(token, '[secret]');
}

/** Creates Fastify's logger: JSON lines on standard output, without secrets. */
export function loggerOptions(level: string) {
  return {
    level,
    base: null,
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[secret]',
    },
    serializers: {
      err: loggedError,
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request) }),
    },
  };
}
