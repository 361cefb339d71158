import type { Row } from '@rostra/contract';
import type { ArticleCardData } from '@rostra/ui/ArticleCard';

type NameOf = (row: object, field?: string) => string;

/** Returns the path of an article; summaries have their own path to the same screen (CONT-03). */
export const articleHref = (id: number, kind: Row<'getArticles'>['kind']): string =>
  kind === 'summaries' || kind === 'original_summaries'
    ? `/summary/detail/${id}`
    : `/article/detail/${id}`;

/** Returns the path of an author's other articles, in any language. */
export const authorHref = (id: number): string => `/research?author=${id}&written_in=any`;

/** Maps a row of the API to its card, in the reader's language. */
export const articleCardOf = (row: Row<'getArticles'>, name: NameOf): ArticleCardData => ({
  id: row.id,
  href: articleHref(row.id, row.kind),
  kind: row.kind,
  lang: row.lang,
  title: row.title,
  summary: row.summary,
  authorName: name(row.author),
  industry: row.industry === null ? null : name(row.industry),
  coverUrl: row.cover_url,
  publishedAt: new Date(row.published_at),
  wordCount: row.word_count,
  readTime: row.read_time,
  views: row.views,
  access: row.access,
  currentPrice: row.current_price,
  originalPrice: row.original_price,
  isAiMade: row.ai_made,
});
