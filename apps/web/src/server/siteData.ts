import type { PageHead } from '../head/headOf.ts';
import { jsonLd } from './jsonLd.ts';

/** The site's operator, as publisher of its articles. */
export const organizationData = (origin: string, brand: string) => ({
  '@type': 'Organization',
  name: brand,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

/** Returns the site and its search as search engines read them; on the home page only. */
export function siteData({ canonical, isHidden }: PageHead, brand: string): string {
  const { origin, pathname } = new URL(canonical);
  if (pathname !== '/search' || isHidden) return '';
  return jsonLd({
    '@type': 'WebSite',
    name: brand,
    url: `${origin}/`,
    publisher: organizationData(origin, brand),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?key={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}
