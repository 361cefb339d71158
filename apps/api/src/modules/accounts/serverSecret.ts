import { createHash, createHmac } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * HMAC-SHA-256 of a text under the server's secret, for one purpose only: the same text signed for
 * another purpose gives another value.
 */
export function hmacOf(config: Pick<Config, 'secretKey'>, purpose: string, text: string): Buffer {
  if (config.secretKey === undefined) throw new Error('The server has no secret key.');
  return createHmac('sha256', config.secretKey)
    .update(JSON.stringify([purpose, text]))
    .digest();
}

/** SHA-256 in hex, for random tokens that are stored by their hash. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
