import { cookieStore } from '../browser/siteData/cookieStore.ts';

/** A year, in seconds. */
const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** Reads a cookie of the page's look, from the header-like text of `document.cookie`. */
export function readCookie(name: string, text: string = cookieStore.read()): string | undefined {
  for (const part of text.split('; ')) {
    const at = part.indexOf('=');
    if (part.slice(0, at) !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/**
 * Writes a cookie for the whole site; for a year if kept, else until the browser closes. Empty deletes
 * it.
 */
export function writeCookie(name: string, value: string, { isKept = false } = {}): void {
  const age = value === '' ? '; Max-Age=0' : isKept ? `; Max-Age=${KEPT_SECONDS}` : '';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  cookieStore.write(name, encodeURIComponent(value), `; Path=/; SameSite=Lax${age}${secure}`);
}
