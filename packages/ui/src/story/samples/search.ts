import type { Locale } from '@rostra/i18n';
import type { SearchHit } from '../../reading/SearchResults/index.ts';
import { sampleArticles } from './articleList.ts';
import { sampleEvents } from './eventList.ts';

const marked = (text: string) => {
  const cut = Math.min(4, text.length);
  return [
    { text: text.slice(0, cut), hit: true },
    { text: text.slice(cut), hit: false },
  ];
};

const plain = (text: string) => [{ text, hit: false }];

/** Returns the results of a search: articles and an event, the beginning of each marked. */
export const sampleHits = (locale: Locale): SearchHit[] => [
  ...sampleArticles[locale].slice(0, 4).map((article) => ({
    key: `article ${article.id}`,
    href: article.href,
    kind: article.kind,
    industry: article.industry === null ? [] : [{ text: article.industry, hit: false }],
    title: marked(article.title),
    excerpt: marked(article.summary),
    time: article.publishedAt,
    by: plain(article.authorName),
    access: article.access,
    stateWord: null,
    currentPrice: article.currentPrice,
  })),
  ...sampleEvents[locale].slice(1, 2).map((event) => ({
    key: `event ${event.id}`,
    href: event.href,
    kind: 'events' as const,
    industry: [],
    title: marked(event.name),
    excerpt: [],
    time: event.startsAt,
    by: plain(event.organizer),
    access: 'price' as const,
    stateWord: null,
    currentPrice: event.currentPrice,
  })),
];
