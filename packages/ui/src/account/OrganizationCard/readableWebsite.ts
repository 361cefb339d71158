/**
 * Returns a website as a link and in short form, from its owner's text. Returns undefined for an
 * address that no browser should follow: another scheme than the web's would run as a script in our
 * page.
 */
export function readableWebsite(
  written: string | null | undefined,
): { href: string; text: string } | undefined {
  if (written === null || written === undefined || written.trim() === '') return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(written.trim())
    ? written.trim()
    : `https://${written.trim()}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, href, host, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return { href, text: host.replace(/^www\./, '') + (pathname === '/' ? '' : pathname) };
}
