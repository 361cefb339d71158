/**
 * Returns `robots.txt`: calls and the developer's tools are left out, but an article's figures are
 * open. Screens are not listed: a crawler must read a page to see its `noindex`, and personal
 * screens redirect to the login page.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    // The longer of two rules wins (RFC 9309).
    'Allow: /api/v1/files/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
