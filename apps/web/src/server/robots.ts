import { consoleAreas } from '../console/consoleAreas.ts';

/**
 * Returns `robots.txt`: calls, the developer's tools and the consoles are left out, but an article's
 * figures are open. Screens of the site are not listed: a crawler must read a page to see its `noindex`, and personal
 * screens redirect to the login page.
 */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    ...consoleAreas.map((area) => `Disallow: /${area}`),
    // The longer of two rules wins (RFC 9309).
    'Allow: /api/v1/files/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
