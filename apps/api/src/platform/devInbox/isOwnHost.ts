const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a request names this machine or the site itself. A page of another site can let its
 * own name lead here (DNS rebinding), but cannot choose another `Host`.
 *
 * @param host the header, with or without a port
 */
export function isOwnHost(host: string | undefined, publicOrigin: string): boolean {
  const address = `http://${host ?? ''}`;
  if (host === undefined || /[/@?#\\]/.test(host) || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return LOCAL.has(hostname) || hostname === new URL(publicOrigin).hostname;
}
