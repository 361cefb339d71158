import type { PageCall } from '@rostra/contract';
import { describe, expect, it } from 'vitest';
import { builtScreens } from '../navigation/builtScreens.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const ORIGIN = 'https://rostra.test';

/** Makes a server with this many articles, and unreadable events. */
const callWith = (articles: number): PageCall =>
  (async (name: string, { query }: { query: { page: number; per_page: number } }) => {
    if (name !== 'getArticles') return { ret: false, code: 1002, msg: '', data: null };
    const { page, per_page } = query;
    const ids = Array.from({ length: articles }, (_row, at) => at + 1);
    return {
      ret: true,
      data: ids.slice((page - 1) * per_page, page * per_page).map((id) => ({
        id,
        kind: id === 2 ? 'summaries' : 'articles',
        published_at: '2026-11-20T02:00:00.000Z',
      })),
      meta: { page, per_page, total: articles, total_pages: Math.ceil(articles / per_page) },
    };
  }) as unknown as PageCall;

describe('sitemap.xml', () => {
  it('lists the screens for search engines in both languages, and every published article', async () => {
    const xml = await sitemap(ORIGIN, callWith(230));
    const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    const screens = builtScreens.filter(({ isIndexed }) => isIndexed);
    expect(locations).toHaveLength(screens.length + 230);
    for (const { path } of screens) expect(locations).toContain(ORIGIN + path);
    expect(locations).toContain(`${ORIGIN}/article/detail/230`);
    for (const language of ['zh-CN', 'en']) {
      expect(xml).toContain(`hreflang="${language}" href="${ORIGIN}/search?lang=${language}"`);
    }
    // An article has one language, and its summaries have their own path.
    expect(xml).not.toContain('/article/detail/1?lang=');
    expect(locations).toContain(`${ORIGIN}/summary/detail/2`);
    expect(xml).toContain('<lastmod>2026-11-20</lastmod>');
  });
});

describe('robots.txt', () => {
  it('leaves out calls and consoles, and no screen or figure', () => {
    const text = robots(ORIGIN);
    const rules = (name: string): string[] =>
      [...text.matchAll(new RegExp(`^${name}: (.+)$`, 'gm'))].map(([, path = '']) => path);
    // The longer of two matching rules wins (RFC 9309).
    const longest = (starts: readonly string[], path: string): number =>
      Math.max(-1, ...starts.filter((start) => path.startsWith(start)).map((fit) => fit.length));
    const isLeftOut = (path: string): boolean =>
      longest(rules('Disallow'), path) > longest(rules('Allow'), path);
    // A crawler must read a page to see its `noindex`.
    for (const { path } of builtScreens) expect([path, isLeftOut(path)]).toEqual([path, false]);
    expect(['/staff', '/staff/a', '/management'].filter((path) => !isLeftOut(path))).toEqual([]);
    expect(isLeftOut('/api/v1/articles')).toBe(true);
    expect(isLeftOut('/api/v1/files/article-figures/a.png')).toBe(false);
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});
