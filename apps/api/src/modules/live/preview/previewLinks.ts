import { createHmac, timingSafeEqual } from 'node:crypto';
import { PREVIEW_PAGE_PATH } from '@rostra/contract/live';
import type { Config } from '../../../config.ts';
import type { PreviewFileRow } from './tables.ts';

/**
 * Minutes in which a document's page must be opened: long enough for a late reader of a message.
 */
export const PREVIEW_LINK_MINUTES = 10;

const LINK_FORM = /^(\d{1,16})\.(\d{1,16})\.([\w-]{43})$/;

function signatureOf({ secretKey }: Pick<Config, 'secretKey'>, signed: string): Buffer {
  if (secretKey === undefined) throw new Error('The server has no secret key.');
  return createHmac('sha256', secretKey)
    .update(JSON.stringify(['live preview', signed]))
    .digest();
}

/**
 * Returns the address of the page that shows a document, for embedding (LPRE-10). Its viewers must
 * also be in the live session.
 */
export function previewUrl(
  config: Pick<Config, 'secretKey'>,
  { id, shownKey }: Pick<PreviewFileRow, 'id' | 'shownKey'>,
  now: Date,
): string {
  const signed = `${id}.${now.getTime() + PREVIEW_LINK_MINUTES * 60_000}`;
  const kind = shownKey?.endsWith('.img') === true ? 'image' : 'pdf';
  return `${PREVIEW_PAGE_PATH}/${kind}/${signed}.${signatureOf(config, signed).toString('base64url')}`;
}

/** Returns the document of a link; undefined if it is forged or expired. */
export function readPreviewLink(
  config: Pick<Config, 'secretKey'>,
  token: string,
  now: Date,
): number | undefined {
  const [, id = '', expires = '', given = ''] = LINK_FORM.exec(token) ?? [];
  if (id === '' || Number(expires) < now.getTime()) return undefined;
  const right = signatureOf(config, `${id}.${expires}`);
  const signature = Buffer.from(given, 'base64url');
  const isRight = signature.length === right.length && timingSafeEqual(signature, right);
  return isRight ? Number(id) : undefined;
}
