import type { PageCall } from '@rostra/contract';
import { escapeHtml } from '../head/escapeHtml.ts';
import { builtScreens } from '../navigation/builtScreens.ts';

/** Newest pieces of each kind that the sitemap lists: the most a call gives at once. */
const LISTED = 100;

/** `sitemap.xml`: listed screens, newest articles and events, each in both languages. */
export async function sitemap(origin: string, call: PageCall): Promise<string> {
  const paths = builtScreens.filter(({ isIndexed }) => isIndexed === true).map(({ path }) => path);
  const has = (id: string): boolean => builtScreens.some((screen) => screen.id === id);
  const listed: { path: string; changed?: string }[] = paths.map((path) => ({ path }));
  if (has('articleDetail')) {
    const articles = await call('getArticles', { query: { per_page: LISTED } }, 'en');
    for (const { id, published_at } of articles.ret ? articles.data : []) {
      listed.push({ path: `/article/detail/${id}`, changed: published_at });
    }
  }
  if (has('eventDetail')) {
    const events = await call('getEvents', { query: { per_page: LISTED } }, 'en');
    for (const { id } of events.ret ? events.data : []) listed.push({ path: `/eventDetail/${id}` });
  }
  const rows = listed.map(({ path, changed }) => {
    const address = origin + path;
    const links = ['zh-CN', 'en'].map(
      (lang) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(`${address}?lang=${lang}`)}"/>`,
    );
    const date = changed === undefined ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
    return `<url><loc>${escapeHtml(address)}</loc>${date}${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...rows,
    '</urlset>',
  ].join('\n');
}
