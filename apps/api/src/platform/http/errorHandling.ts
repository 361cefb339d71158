import { API_BASE, routes } from '@rostra/contract';
import type { Route } from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';
import { failureEnvelope } from '#platform/errors/failureEnvelope.ts';
import { toAppError } from '#platform/errors/toAppError.ts';
import { pathOf } from '#platform/log/loggerOptions.ts';
import { sessionChallenge } from '#platform/security/sessionCookie.ts';
import { callLocale } from './requestLocale.ts';

/** Sends an error in the envelope, in the caller's language; a 401 names the session's cookie. */
export async function sendFailure(
  error: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  if (error.status === 401) {
    void reply.header('www-authenticate', sessionChallenge(request.server.deps.config));
  }
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .send(failureEnvelope(error, request.viewer?.locale ?? callLocale(request)));
}

/** Sends every failure of a call in the envelope and logs faults of ours with their cause. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toAppError(thrown);
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'request failed');
    await knowReader(app, request, error);
    await sendFailure(error, request, reply);
    return reply;
  });
}

/**
 * Resolves the viewer for errors that the framework raises before the call does, such as a body
 * that is too large. The viewer's account may set the language of the answer.
 */
async function knowReader(
  app: FastifyInstance,
  request: FastifyRequest,
  { status }: AppError,
): Promise<void> {
  // A fault of ours may come from the database, so it is not queried again.
  if (status >= 500 || request.viewer) return;
  try {
    request.viewer = await app.resolveViewer(request, callLocale(request));
  } catch {
    // Falls back to the language that the call requests.
  }
}

/**
 * Answers an unknown address in the envelope: 405 if only the method is wrong, else 404. OPTIONS
 * lists the methods; it grants nothing to other origins.
 */
export async function answerUnknownCall(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return answerWrongMethod(methodsAt(pathOf(request)), request, reply);
}

/**
 * Answers a method that an address does not accept; without any method the address does not exist.
 */
export async function answerWrongMethod(
  methods: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (methods.length === 0) return sendFailure(new AppError('notFound'), request, reply);
  const heads = methods.includes('GET') ? ['HEAD'] : [];
  void reply.header('allow', [...methods, ...heads, 'OPTIONS'].join(', '));
  if (request.method === 'OPTIONS') return reply.status(204).send();
  return sendFailure(new AppError('methodNotAllowed'), request, reply);
}

const patterns = Object.values<Route>(routes).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${API_BASE}${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

function methodsAt(path: string): string[] {
  return patterns.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
}
