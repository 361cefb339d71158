import { HTTP_TIMEOUT_MS } from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';

/**
 * Maximum time for a client to send, in ms: sending a byte now and then would hold a connection.
 */
export interface RequestLimits {
  /** All headers. */
  headersMs: number;
  /** Headers and body of a call. */
  bodyMs: number;
  /** Headers and body of a file. */
  uploadMs: number;
  /** Ms between Node's checks for overdue connections. */
  lookEveryMs: number;
}

/** A call's body has at most some kilobytes; a video of 500 MB takes ten minutes at 7 Mbit/s. */
export const REQUEST_LIMITS: RequestLimits = {
  headersMs: 15_000,
  bodyMs: 20_000,
  uploadMs: HTTP_TIMEOUT_MS,
  lookEveryMs: 5000,
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route accepts files, which may take long to arrive. */
    takesFiles?: boolean;
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Aborts a body that does not arrive in time: the caller gets 408 and the connection is closed. It
 * is also closed if the call was answered without its body.
 */
export function limitBodyTime(app: FastifyInstance, { bodyMs }: RequestLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && request.routeOptions.config.takesFiles !== true) {
      const timer = setTimeout(() => giveUp(request, reply), bodyMs);
      // Fires when the body is read to its end, and when the connection is gone.
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
