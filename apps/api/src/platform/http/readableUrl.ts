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
 * The address of a request with a path that can be decoded: percent signs that encode nothing stand
 * for themselves. So a broken address is answered like any other that does not exist, by the same
 * routes with the same headers. The query is left to its parser, which forgives.
 */
export function readableUrl(url: string): string {
  if (!url.includes('%')) return url;
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  if (canBeDecoded(path)) return url;
  const escaped = path.replaceAll(STRAY_PERCENT, '%25');
  // Bytes that are no UTF-8: no percent sign of it can be trusted.
  const readable = canBeDecoded(escaped) ? escaped : path.replaceAll('%', '%25');
  return readable + url.slice(path.length);
}
