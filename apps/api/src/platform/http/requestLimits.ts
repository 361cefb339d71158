import { HTTP_TIMEOUT_MS } from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';

/** How long a client may take to send, in ms: who sends a byte now and then holds a connection. */
export interface RequestLimits {
  /** All headers. */
  headersMs: number;
  /** Headers and body of a call. */
  bodyMs: number;
  /** The same of a file. */
  uploadMs: number;
  /** How often Node looks for connections that are over their time. */
  lookEveryMs: number;
}

/** A call's body is at most some kilobytes; a video of 500 MB takes ten minutes at 7 Mbit/s. */
export const REQUEST_LIMITS: RequestLimits = {
  headersMs: 15_000,
  bodyMs: 20_000,
  uploadMs: HTTP_TIMEOUT_MS,
  lookEveryMs: 5000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes files, which may take long to arrive. */
    takesFiles?: boolean;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Gives up a body that does not arrive in time: 408 to whoever waits for the answer, and the
 * connection is closed. It is closed too when the call was answered without its body.
 */
export function limitBodyTime(app: FastifyInstance, { bodyMs }: RequestLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && request.routeOptions.config.takesFiles !== true) {
      const timer = setTimeout(() => giveUp(request, reply), bodyMs);
      // Comes when the body is read to its end, and when the connection is gone.
      request.raw.once('close', () => clearTimeout(timer));
    }
    done();
  });
}

function giveUp({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  const close = (): void => raw.socket.destroySoon();
  if (reply.sent || raw.listenerCount('error') === 0) {
    close();
    return;
  }
  void reply.header('connection', 'close');
  reply.raw.once('finish', close);
  // Fastify reads the body from this stream and answers its error.
  raw.emit('error', new AppError('requestTooSlow'));
}
