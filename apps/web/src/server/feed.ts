import type { PageCall } from '@rostra/contract';
import { localized } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import type { Locale } from '@rostra/i18n';
import { articleHref } from '../features/article/articleCardOf.ts';
import { researchHref } from '../features/research/researchQuery.ts';
import { escapeHtml } from '../head/escapeHtml.ts';

/** Entries of a feed; readers poll it often enough for this many. */
const ENTRIES = 50;

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/**
 * Returns the newest research written in a language as an Atom feed (RFC 4287), with the texts that
 * every visitor may read: title, summary, author.
 */
export async function feed(origin: string, call: PageCall, locale: Locale): Promise<string> {
  const isEnglish = locale === 'en';
  const answer = await call(
    'getArticles',
    { query: { per_page: ENTRIES, lang: isEnglish ? 'en' : 'zh' } },
    locale,
  );
  const articles = answer.ret ? answer.data : [];
  const t = serverText(locale);
  const own = `${origin}/feed.xml?lang=${locale}`;
  const entries = articles.map((article) => {
    const address = origin + articleHref(article.id, article.kind);
    return [
      '<entry>',
      element('title', article.title),
      element('id', address),
      `<link href="${escapeHtml(address)}"/>`,
      element('published', article.published_at),
      element('updated', article.published_at),
      `<author>${element('name', localized(article.author, 'name', isEnglish ? 'en' : 'sc'))}</author>`,
      article.summary === '' ? '' : element('summary', article.summary),
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">`,
    element('title', t('document.feed.title')),
    element('subtitle', t('document.feed.subtitle')),
    element('id', own),
    `<link rel="self" href="${escapeHtml(own)}"/>`,
    `<link href="${escapeHtml(origin + researchHref({}, locale))}"/>`,
    element('updated', articles[0]?.published_at ?? new Date(0).toISOString()),
    ...entries,
    '</feed>',
  ].join('\n');
}
