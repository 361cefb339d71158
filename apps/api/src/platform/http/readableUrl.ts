const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;

const encodedByte = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`;

const canBeDecoded = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Characters of Node's addresses above ASCII: one for each byte that the client left unescaped. */
const BARE_BYTES = /[\u0080-\u00FF]/g;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;

/** Returns whether the escapes of a query are UTF-8. Percent signs that encode nothing are allowed. */
export const isUtf8Query = (url: string): boolean => {
  const at = url.indexOf('?');
  return at < 0 || (url.slice(at).match(ESCAPES) ?? []).every(canBeDecoded);
};

/**
 * Returns the request's address with a path that can be decoded: percent signs that encode nothing
 * are escaped, and so are bytes that the client left unescaped. A malformed address is thus answered
 * like any unknown one, with the same routes and headers. The query is left to its lenient parser.
 */
export function readableUrl(given: string): string {
  const url = given.replaceAll(BARE_BYTES, encodedByte);
  if (!url.includes('%')) return url;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (canBeDecoded(path)) return url;
  const escaped = path.replaceAll(STRAY_PERCENT, '%25');
  // Bytes that are not UTF-8: none of its percent signs can be trusted.
  const readable = canBeDecoded(escaped) ? escaped : path.replaceAll('%', '%25');
  return readable + url.slice(path.length);
}
