import type { PageHead } from '../head/headOf.ts';
import { jsonLd } from './jsonLd.ts';
import { organizationData } from './siteData.ts';

/** The class of the part in place of the paid text (`ArticleView`). */
const PAYWALL_SELECTOR = '.paywalled';

/**
 * Returns an article as search engines read it, with whether it is free for all. A paid one names
 * the part behind the paywall, so that it does not pass for cloaking.
 */
export function articleData(head: PageHead, brand: string): string {
  const { article, name, description, canonical, image, isHidden } = head;
  if (!article || isHidden) return '';
  const { origin } = new URL(canonical);
  return jsonLd({
    '@type': 'Article',
    headline: name,
    description,
    url: canonical,
    image,
    inLanguage: article.lang,
    datePublished: article.publishedAt,
    // A published text is final.
    dateModified: article.publishedAt,
    isAccessibleForFree: article.isFree,
    ...(!article.isFree && {
      hasPart: {
        '@type': 'WebPageElement',
        isAccessibleForFree: false,
        cssSelector: PAYWALL_SELECTOR,
      },
    }),
    author: { '@type': 'Person', name: article.authorName, url: origin + article.authorPath },
    publisher: organizationData(origin, brand),
  });
}
