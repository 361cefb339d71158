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

function signatureOf(config: Secret, key: string, { expires, session }: LinkTerms): Buffer {
  if (config.secretKey === undefined) throw new Error('The server has no secret key.');
  return createHmac('sha256', config.secretKey)
    .update(JSON.stringify(['file link', key, expires, session]))
    .digest();
}

/** Returns whether a value is a number as `signedUrl` writes it; `1e3` would also be read as 1000. */
const isWritten = (given: unknown): boolean =>
  typeof given === 'string' && /^(?:0|[1-9]\d{0,15})$/.test(given);

interface LinkTerms {
  /** Ms since the epoch. */
  readonly expires: number;
  /** The session whose right counts; 0 for a visitor. */
  readonly session: number;
}

/**
 * Returns an address that gives the file to its holder until it expires, for as long as the session
 * has a right to it.
 */
export function signedUrl(
  config: Secret,
  key: string,
  { expiresAt, sessionId = 0 }: { expiresAt: Date; sessionId: number | undefined },
): string {
  const terms = { expires: expiresAt.getTime(), session: sessionId };
  const signature = signatureOf(config, key, terms).toString('base64url');
  return `${fileUrlOf(key)}?expires=${terms.expires}&session=${sessionId}&signature=${signature}`;
}

/**
 * Returns the session of an address that this server signed and that has not expired, 0 for a
 * visitor's; undefined for any other address.
 */
export function readSignedUrl(
  config: Secret,
  key: string,
  query: { expires?: unknown; session?: unknown; signature?: unknown },
  now: Date,
): number | undefined {
  if (typeof query.signature !== 'string') return undefined;
  if (![query.expires, query.session].every(isWritten)) return undefined;
  const terms = { expires: Number(query.expires), session: Number(query.session) };
  const given = Buffer.from(query.signature, 'base64url');
  const right = signatureOf(config, key, terms);
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs && terms.expires >= now.getTime() ? terms.session : undefined;
}
