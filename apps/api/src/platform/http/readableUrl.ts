const STRAY_PERCENT = /%(?![0-9a-f]{2})/gi;

const canBeDecoded = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the request's address with a path that can be decoded: percent signs that encode nothing
 * are escaped. A malformed address is thus answered like any unknown one, with the same routes and
 * headers. The query is left to its lenient parser.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (canBeDecoded(path)) return url;
  const escaped = path.replaceAll(STRAY_PERCENT, '%25');
  // Bytes that are not UTF-8: none of its percent signs can be trusted.
  const readable = canBeDecoded(escaped) ? escaped : path.replaceAll('%', '%25');
  return readable + url.slice(path.length);
}
