import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * An address that whoever holds it may read until it expires: who may have it is decided before it
 * is made, so it must be short-lived.
 *
 * @param path without a query
 * @returns the path with `expires` (seconds of the epoch) and `signature`
 */
export function signLink(config: Pick<Config, 'secretKey'>, path: string, expiresAt: Date): string {
  const expires = Math.floor(expiresAt.getTime() / 1000);
  return `${path}?expires=${expires}&signature=${signature(config, path, expires)}`;
}

/** Whether the query of an address carries our signature for that path and has not expired. */
export function isLinkValid(
  config: Pick<Config, 'secretKey'>,
  path: string,
  query: { expires?: unknown; signature?: unknown },
  now: Date,
): boolean {
  const { expires, signature: given } = query;
  if (typeof expires !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
  if (typeof given !== 'string' || Number(expires) * 1000 <= now.getTime()) return false;
  const expected = Buffer.from(signature(config, path, Number(expires)));
  const received = Buffer.from(given);
  return expected.length === received.length && timingSafeEqual(expected, received);
}

function signature(config: Pick<Config, 'secretKey'>, path: string, expires: number): string {
  if (config.secretKey === undefined) throw new Error('The server has no secret key.');
  const text = JSON.stringify(['link', path, expires]);
  return createHmac('sha256', config.secretKey).update(text).digest('base64url');
}
