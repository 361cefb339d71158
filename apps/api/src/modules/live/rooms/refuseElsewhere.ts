import type { FastifyInstance } from 'fastify';
import { API_BASE } from '@rostra/contract';
import { AppError } from '#platform/errors/AppError.ts';
import type { Deps } from '#platform/module/Deps.ts';

/** Paths of everything in a room; load balancers send them to the holder of the rooms. */
export const ROOM_PATHS = [`${API_BASE}/agoras/`, `${API_BASE}/live/`] as const;
/** Seconds after which a client tries again; another instance takes over within a lease. */
const RETRY_SECONDS = 2;

/**
 * Refuses room calls on an instance that does not hold the rooms, because nobody there would
 * receive its changes. Must run before the routes are mounted.
 *
 * @throws AppError liveElsewhere, from the calls
 */
export function refuseElsewhere(app: FastifyInstance, { roomLease }: Deps): void {
  app.addHook('onRequest', async ({ routeOptions: { url } }) => {
    if (roomLease.isHeld || !ROOM_PATHS.some((path) => url?.startsWith(path))) return;
    throw new AppError('liveElsewhere', { retryAfterSeconds: RETRY_SECONDS });
  });
}
