import { createHmac, timingSafeEqual } from 'node:crypto';
import { API_BASE } from '@rostra/contract';
import type { Config } from '../../../config.ts';

/** Hours that a link is good for: a long meeting, and who prepares it. */
const LINK_HOURS = 6;
const LINK_FORM = /^(\d{1,16})\.(\d{1,16})\.(\d{1,16})\.([\w-]{43})$/;

/** Where the sound of a live is heard, below the site's origin. */
export const monitorPath = (token: string): string =>
  `${API_BASE}/agoras/con_calls/monitor/${token}.wav`;

function signatureOf({ secretKey }: Pick<Config, 'secretKey'>, signed: string): Buffer {
  if (secretKey === undefined) throw new Error('The server has no secret key.');
  return createHmac('sha256', secretKey)
    .update(JSON.stringify(['live monitor', signed]))
    .digest();
}

/** What a link says: which live, in whose name. */
export interface MonitorLink {
  readonly liveId: number;
  readonly userId: number;
}

/** A link by which a live is heard, in the name of who asked for it, whoever opens it (LDIA-09). */
export function monitorLink(
  config: Pick<Config, 'secretKey' | 'publicOrigin'>,
  { liveId, userId }: MonitorLink,
  now: Date,
): { url: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
  const signed = `${liveId}.${userId}.${expiresAt.getTime()}`;
  const token = `${signed}.${signatureOf(config, signed).toString('base64url')}`;
  return { url: `${config.publicOrigin}${monitorPath(token)}`, expiresAt };
}

/** Undefined for a link that is forged or too old. */
export function readMonitorLink(
  config: Pick<Config, 'secretKey'>,
  token: string,
  now: Date,
): MonitorLink | undefined {
  const [, liveId = '', userId = '', expires = '', given = ''] = LINK_FORM.exec(token) ?? [];
  if (liveId === '' || Number(expires) < now.getTime()) return undefined;
  const right = signatureOf(config, `${liveId}.${userId}.${expires}`);
  const signature = Buffer.from(given, 'base64url');
  const isRight = signature.length === right.length && timingSafeEqual(signature, right);
  return isRight ? { liveId: Number(liveId), userId: Number(userId) } : undefined;
}
