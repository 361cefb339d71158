import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';

/** Identifies a repeated request. */
export interface Idempotency {
  viewerKey: string;
  route: string;
  key: string;
  /** SHA-256 of the checked input. */
  inputHash: string;
}

/** Long enough to prevent guessing, simple enough to log: a UUID or similar. */
const KEY_FORM = /^[\w-]{16,100}$/;

/** Reads the `Idempotency-Key` of a call that requires one. */
export function idempotencyOf(
  route: string,
  request: FastifyRequest,
  call: { params: unknown; query: unknown; body: unknown; viewer: Viewer },
): Idempotency {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !KEY_FORM.test(key)) throw new AppError('idempotencyKeyMissing');
  const input = JSON.stringify([call.params ?? null, call.query ?? null, call.body ?? null]);
  return {
    viewerKey: call.viewer.userId === undefined ? 'visitor' : `user:${call.viewer.userId}`,
    route,
    key,
    inputHash: createHash('sha256').update(input).digest('hex'),
  };
}
