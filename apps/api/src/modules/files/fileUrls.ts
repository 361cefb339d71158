import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_BASE } from '@rostra/contract';
import type { Config } from '../../config.ts';

/** The path under which files are served; `file_url` is this path and the key of the file. */
export const FILES_PATH = `${API_BASE}/files`;

const KEY_FORM = /^[0-9a-f]{32}\.(?:img|vid|doc)$/;

export const fileUrlOf = (key: string): string => `${FILES_PATH}/${key}`;

/** Returns whether an address is one under which files are served. */
export const isFileUrl = (url: string): boolean => url.startsWith(`${FILES_PATH}/`);

/** Returns the key in a `file_url`, or undefined for any other text. */
export function keyOfUrl(fileUrl: string): string | undefined {
  if (!isFileUrl(fileUrl)) return undefined;
  const key = fileUrl.slice(FILES_PATH.length + 1);
  return KEY_FORM.test(key) ? key : undefined;
}

/** Minutes for which a download link works: long enough to click, too short to share. */
export const LINK_MINUTES = 5;

type Secret = Pick<Config, 'secretKey'>;

function signatureOf(config: Secret, key: string, expires: number): Buffer {
  if (config.secretKey === undefined) throw new Error('The server has no secret key.');
  return createHmac('sha256', config.secretKey)
    .update(JSON.stringify(['file link', key, expires]))
    .digest();
}

/** Returns an address that gives its holder the file until it expires. */
export function signedUrl(config: Secret, key: string, expiresAt: Date): string {
  const expires = expiresAt.getTime();
  const signature = signatureOf(config, key, expires).toString('base64url');
  return `${fileUrlOf(key)}?expires=${expires}&signature=${signature}`;
}

/** Returns whether an address was signed by this server and has not expired. */
export function isSigned(
  config: Secret,
  key: string,
  query: { expires?: unknown; signature?: unknown },
  now: Date,
): boolean {
  if (typeof query.expires !== 'string' || typeof query.signature !== 'string') return false;
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires < now.getTime()) return false;
  const given = Buffer.from(query.signature, 'base64url');
  const right = signatureOf(config, key, expires);
  return given.length === right.length && timingSafeEqual(given, right);
}
