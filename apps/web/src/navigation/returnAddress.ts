const BASE = 'https://site.invalid';

/** Parameter of login pages that holds the address to continue at (AUTH-03). */
export const RETURN_PARAMETER = 'redirect';

/**
 * Returns a return address as a path of this site, or undefined for anything that leads elsewhere:
 * other hosts, `//host`, `/\host`, `javascript:` and control characters (AUTH-04).
 */
export function safeReturnAddress(text: string | null | undefined): string | undefined {
  if (!text || !text.startsWith('/')) return undefined;
  for (const character of text) {
    if (character === '\\' || (character.codePointAt(0) ?? 0) < 33) return undefined;
  }
  if (!URL.canParse(text, BASE)) return undefined;
  const url = new URL(text, BASE);
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Returns the address in the return parameter, or home if it is not of this site. */
export const returnAddressOf = (query: URLSearchParams): string =>
  safeReturnAddress(query.get(RETURN_PARAMETER)) ?? '/search';

/** Returns the login page's path that comes back to this address. */
export function loginPath(address: { pathname: string; search: string; hash?: string }): string {
  const back = address.pathname + address.search + (address.hash ?? '');
  return `/login?${new URLSearchParams({ [RETURN_PARAMETER]: back }).toString()}`;
}
