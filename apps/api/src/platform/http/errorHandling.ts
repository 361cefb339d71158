import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';
import { failureEnvelope } from '#platform/errors/failureEnvelope.ts';
import { toAppError } from '#platform/errors/toAppError.ts';
import { callLocale } from './requestLocale.ts';

/** Sends an error in the envelope, in the caller's language. */
export async function sendFailure(
  error: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  return reply
    .status(error.status)
    .type('application/json; charset=utf-8')
    .send(failureEnvelope(error, request.viewer?.locale ?? callLocale(request)));
}

/** Every failure of a call leaves in the envelope; what is our own fault is logged with its cause. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toAppError(thrown);
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'request failed');
    await sendFailure(error, request, reply);
    return reply;
  });
}

/** Answers a path below the API that is none: in the envelope, 404 or 405. */
export async function answerUnknownCall(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendFailure(new AppError('notFound'), request, reply);
}
