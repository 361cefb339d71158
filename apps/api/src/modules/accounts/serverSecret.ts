import { createHmac, hash } from 'node:crypto';
import type { Config } from '../../config.ts';

/**
 * Returns the HMAC-SHA-256 of a text under the server secret for one purpose. The same text has
 * another value for another purpose.
 */
export function hmacOf(config: Pick<Config, 'secretKey'>, purpose: string, text: string): Buffer {
  if (config.secretKey === undefined) throw new Error('The server has no secret key.');
  return createHmac('sha256', config.secretKey)
    .update(JSON.stringify([purpose, text]))
    .digest();
}

/** Returns the SHA-256 in hex, for random tokens that are stored by their hash. */
export const sha256 = (text: string): string => hash('sha256', text);
