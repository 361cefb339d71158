import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/errors/AppError.ts';
import type { Config } from '../../config.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Headers that show the origin of a request. */
export interface RequestSource {
  method: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  host: string | undefined;
}

/**
 * Returns whether an unsafe request comes from our own pages. Browsers send `Origin` with every
 * unsafe request; a program without a browser sends neither header and carries no reader's cookie.
 * In demo mode the address in use counts as ours, since a machine has several names.
 */
export function comesFromOwnOrigin(
  source: RequestSource,
  config: Pick<Config, 'mode' | 'publicOrigin'>,
): boolean {
  if (SAFE_METHODS.has(source.method)) return true;
  const { origin, secFetchSite } = source;
  if (origin !== undefined) {
    if (origin === config.publicOrigin) return true;
    return config.mode === 'demo' && origin === `http://${source.host}`;
  }
  return secFetchSite === undefined || secFetchSite === 'same-origin' || secFetchSite === 'none';
}

/** Refuses unsafe requests from other sites, before any other processing (FND-36). */
export function checkOrigin(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', async (request) => {
    const source = {
      method: request.method,
      origin: request.headers.origin,
      secFetchSite: [request.headers['sec-fetch-site']].flat()[0],
      host: request.headers.host,
    };
    if (!comesFromOwnOrigin(source, config)) throw new AppError('originRefused');
  });
}
