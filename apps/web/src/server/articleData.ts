import { scriptJson } from '../head/escapeHtml.ts';
import type { PageHead } from '../head/headOf.ts';

/**
 * Returns an article as search engines read it (schema.org's JSON-LD), with whether it is free for
 * all. Only the server's page has it: crawlers do not navigate from screen to screen.
 */
export function articleData(head: PageHead, brand: string): string {
  const { article, name, canonical, image, isHidden } = head;
  if (!article || isHidden) return '';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: name,
    url: canonical,
    image,
    inLanguage: article.lang,
    datePublished: article.publishedAt,
    isAccessibleForFree: article.isFree,
    author: { '@type': 'Person', name: article.authorName },
    publisher: { '@type': 'Organization', name: brand },
  };
  return `<script type="application/ld+json">${scriptJson(data)}</script>`;
}
