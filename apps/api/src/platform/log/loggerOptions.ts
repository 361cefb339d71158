import type { FastifyRequest } from 'fastify';

/** Names whose values never reach the log, wherever an object carries them (AUTH-33). */
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
  'secretKey',
];

const MAIL_ADDRESS = /[\w.+-]+@[\w.-]+/g;

/** A text without anybody's mail address: a mail server's refusal repeats whom the mail was for. */
export const withoutAddresses = (text: string): string =>
  text.replaceAll(MAIL_ADDRESS, '[address]');

/** What of an error is logged. */
interface LoggedError {
  [key: string]: unknown;
  type: string;
  message: string;
  /** The calls that led here; without the first line, which repeats the message. */
  stack: string;
  errorCode?: string;
  constraint?: string;
  cause?: LoggedError;
}

/**
 * An error as it is logged. Drizzle puts a query's parameters into its message, PostgreSQL a row's
 * values into `detail`: both may be codes, hashes or names, so neither is kept.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const query = error.message.startsWith('Failed query:');
  const told = query ? (error.message.split('\nparams:')[0] ?? '') : error.message;
  const message = withoutAddresses(told);
  const calls = error.stack?.match(/^ {4}at .*$/gm) ?? [];
  const logged: LoggedError = { type: error.name, message, stack: calls.join('\n') };
  if ('code' in error && typeof error.code === 'string') logged.errorCode = error.code;
  if ('constraint' in error && typeof error.constraint === 'string') {
    logged.constraint = error.constraint;
  }
  if (error.cause !== undefined) logged.cause = loggedError(error.cause);
  return logged;
}

/** The address of a request without its query: that may carry a signature or a word searched for. */
export const pathOf = (request: Pick<FastifyRequest, 'url'>): string =>
  request.url.split('?', 1)[0] ?? '';

/** The path as it is logged: a token in it opens something, so it is left out. */
export function loggedPath(request: Pick<FastifyRequest, 'url' | 'params'>): string {
  const { token } = (request.params ?? {}) as { token?: string };
  const path = pathOf(request);
  return token === undefined ? path : path.replace(token, '[secret]');
}

/** Fastify's logger: JSON lines on standard output, without secrets. */
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
