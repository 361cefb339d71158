import { isEmail, plainEmail, plainLink } from '@rostra/i18n/input';
import { RICH_TEXT_EDITOR_LIMITS } from './richTextLimits.ts';

/** Characters that an address may hold only in escaped form. */
const UNSAFE = /[\s"'<>\\]/g;

const encode = (sign: string): string =>
  `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(2, '0')}`;

const tidy = (address: string): string | null => {
  const safe = address.replaceAll(UNSAFE, encode);
  return safe.length > RICH_TEXT_EDITOR_LIMITS.address ? null : safe;
};

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * Returns the address of a link or an email that a document may hold, or null: a path of the site,
 * http, https, mailto.
 */
export function linkAddress(text: string): string | null {
  const typed = plainLink(text);
  if (/^\/(?!\/)/.test(typed)) return tidy(typed);
  const url = parsed(typed);
  if (url === null) return null;
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? tidy(url.href) : null;
}

/**
 * Returns the same for a typed address: `example.com/a` means https, `name@example.com` an email.
 */
export function typedAddress(text: string): string | null {
  if (isEmail(text)) return linkAddress(`mailto:${plainEmail(text)}`);
  const typed = plainLink(text);
  if (/^[^\s:/]+\.[^\s:/]{2,}(?:[/?#:]\S*)?$/.test(typed)) return linkAddress(`https://${typed}`);
  return linkAddress(typed);
}

/**
 * Returns the address of an image that a document may hold, or null: https or a path of the site.
 */
export function imageAddress(text: string): string | null {
  const address = linkAddress(text);
  return address !== null && /^(?:https:|\/)/.test(address) ? address : null;
}

/** Returns whether a text is an address and nothing else. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\/\S+$/i.test(plainLink(text)) && linkAddress(text) !== null;
