import type { PageCall } from '@rostra/contract';
import { articleHref } from '../features/article/articleCardOf.ts';
import { escapeHtml } from '../head/escapeHtml.ts';
import { LANGUAGE_PARAMETER } from '../head/languageParameter.ts';
import { builtScreens } from '../navigation/builtScreens.ts';

/** Rows per request: the maximum of a list. */
const PAGE_ROWS = 100;
/** Maximum addresses in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

interface Listed {
  readonly path: string;
  /** Instant of its publication. */
  readonly changed?: string;
  /** Written in one language: the other language's is a different article, with its own address. */
  readonly isOneText?: boolean;
}

/** Returns `sitemap.xml`: listed screens and events in both languages, and published articles. */
export async function sitemap(origin: string, call: PageCall): Promise<string> {
  const has = (id: string): boolean => builtScreens.some((screen) => screen.id === id);
  const listed: Listed[] = builtScreens
    .filter(({ isIndexed }) => isIndexed === true)
    .map(({ path }) => ({ path }));
  if (has('articleDetail')) {
    const articles = await everyRow((query) => call('getArticles', { query }, 'en'));
    listed.push(
      ...articles.map(({ id, kind, published_at }) => ({
        path: articleHref(id, kind),
        changed: published_at,
        isOneText: true,
      })),
    );
  }
  if (has('eventDetail')) {
    const events = await everyRow((query) => call('getEvents', { query }, 'en'));
    listed.push(...events.map(({ id }) => ({ path: `/eventDetail/${id}` })));
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...listed.slice(0, MAX_ADDRESSES).map((each) => urlElement(origin, each)),
    '</urlset>',
  ].join('\n');
}

interface ListResponse<Row> {
  readonly ret: boolean;
  readonly data?: readonly Row[] | null;
  readonly meta?: { readonly total_pages: number };
}

/** Returns all rows of a list, page by page; unreadable ones are left out. */
async function everyRow<Row>(
  read: (query: { page: number; per_page: number }) => Promise<ListResponse<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < MAX_ADDRESSES; page += 1) {
    const { data, meta } = await read({ page, per_page: PAGE_ROWS });
    rows.push(...(data ?? []));
    if (page >= (meta?.total_pages ?? 0)) break;
  }
  return rows;
}

function urlElement(origin: string, { path, changed, isOneText = false }: Listed): string {
  const address = origin + path;
  const link = (lang: string, href: string): string =>
    `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`;
  const links = isOneText
    ? []
    : [
        ...['zh-CN', 'en'].map((lang) => link(lang, `${address}?${LANGUAGE_PARAMETER}=${lang}`)),
        link('x-default', address),
      ];
  const date = changed === undefined ? '' : `<lastmod>${changed.slice(0, 10)}</lastmod>`;
  return `<url><loc>${escapeHtml(address)}</loc>${date}${links.join('')}</url>`;
}
