import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_BASE } from '@rostra/contract';
import type { Config } from '../../../config.ts';

/** Hours of a link's validity: a long meeting and its preparation. */
const LINK_HOURS = 6;
const LINK_FORM = /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.([\w-]{43})$/;

/** Returns the path of a live session's audio, below the site's origin. */
export const monitorPath = (token: string): string =>
  `${API_BASE}/agoras/con_calls/monitor/${token}.wav`;

function signatureOf({ secretKey }: Pick<Config, 'secretKey'>, signed: string): Buffer {
  if (secretKey === undefined) throw new Error('The server has no secret key.');
  return createHmac('sha256', secretKey)
    .update(JSON.stringify(['live monitor', signed]))
    .digest();
}

/** The content of a link: the live session, and the login by whose right it works. */
export interface MonitorLink {
  readonly liveId: number;
  readonly sessionId: number;
}

/**
 * Creates a link to a live session's audio on the requester's behalf. Anyone with the link may use
 * it (LDIA-09), as long as the requester's login lasts.
 */
export function monitorLink(
  config: Pick<Config, 'secretKey' | 'publicOrigin'>,
  { liveId, sessionId }: MonitorLink,
  now: Date,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
  const signed = `${liveId}.${sessionId}.${expiresAt.getTime()}`;
  const token = `${signed}.${signatureOf(config, signed).toString('base64url')}`;
  return { url: `${config.publicOrigin}${monitorPath(token)}`, expiresAt };
}

/** Reads a link; undefined if it is forged or expired. */
export function readMonitorLink(
  config: Pick<Config, 'secretKey'>,
  token: string,
  now: Date,
): MonitorLink | undefined {
  const [, liveId = '', sessionId = '', expires = '', given = ''] = LINK_FORM.exec(token) ?? [];
  if (liveId === '' || Number(expires) < now.getTime()) return undefined;
  const right = signatureOf(config, `${liveId}.${sessionId}.${expires}`);
  const signature = Buffer.from(given, 'base64url');
  const isRight = signature.length === right.length && timingSafeEqual(signature, right);
  return isRight ? { liveId: Number(liveId), sessionId: Number(sessionId) } : undefined;
}
