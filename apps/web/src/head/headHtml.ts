import { escapeHtml } from './escapeHtml.ts';
import type { PageHead } from './headOf.ts';

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" data-head>`;

const OWN_IMAGE_SIZE = [
  meta('property', 'og:image:width', '1200'),
  meta('property', 'og:image:height', '630'),
].join('');

/**
 * Returns the head's elements as HTML. `data-head` marks those that the browser replaces on the next
 * screen.
 */
export function headHtml(head: PageHead, brand: string): string {
  const { title, name, description, canonical, alternates, image, lang, article, isHidden } = head;
  const isOneText = isHidden || (article && alternates.length === 1);
  return [
    `<title>${escapeHtml(title)}</title>`,
    description === '' ? '' : meta('name', 'description', description),
    isHidden ? meta('name', 'robots', 'noindex') : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}" data-head>`,
    ...alternates.map(
      (alternate) =>
        `<link rel="alternate" hreflang="${alternate.lang}" href="${escapeHtml(alternate.href)}" data-head>`,
    ),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:title', name),
    description === '' ? '' : meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:locale', lang === 'en' ? 'en_US' : 'zh_CN'),
    meta('property', 'og:image', image),
    meta('property', 'og:image:alt', name),
    head.isOwnImage ? OWN_IMAGE_SIZE : '',
    isOneText ? '' : meta('property', 'og:locale:alternate', lang === 'en' ? 'zh_CN' : 'en_US'),
    article ? meta('property', 'article:published_time', article.publishedAt) : '',
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', image),
  ].join('');
}
