import { and, count, desc, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CallOutput, PageMeta } from '@rostra/contract';
import { profiles } from '#modules/accounts/tables.ts';
import { canSee } from '#modules/audience/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { articleCard } from './articleCard.ts';
import type { ArticleCard } from './articleCard.ts';
import { boughtColumn, cardColumns } from './articleColumns.ts';
import { articles, articleWorks } from './tables.ts';

/** Articles beside an article, of the same industry and language. */
const RELATED = 4;

export interface Reader {
  viewer: Viewer;
  now: Date;
}

/** What everybody in the audience sees: passed, published by now, not withdrawn. */
const visibleTo = ({ viewer, now }: Reader): SQL | undefined =>
  and(
    isNull(articles.withdrawnAt),
    lte(articles.publishedAt, now),
    canSee(viewer, { type: 'Article', id: articles.workId }),
  );

/** A page of research, newest first. */
export async function listArticles(
  db: Database,
  query: CallOutput<'getArticles'>['query'],
  reader: Reader,
): Promise<{ data: ArticleCard[]; meta: PageMeta }> {
  const free = or(articleWorks.isFree, sql`${articleWorks.limitedFreeUntil} > ${reader.now}`);
  const where = and(
    visibleTo(reader),
    query.type === undefined ? undefined : eq(articles.kind, query.type),
    query.lang === undefined ? undefined : eq(articles.lang, query.lang),
    query.industry === undefined ? undefined : eq(articles.industryId, query.industry),
    query.author === undefined ? undefined : eq(articles.authorId, query.author),
    query.access === 'free' ? free : undefined,
    query.access === 'paid' ? sql`not coalesce(${free}, false)` : undefined,
  );
  const { limit, offset } = pageWindow(query);
  const [[total], data] = await Promise.all([
    db
      .select({ total: count() })
      .from(articles)
      .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
      .where(where),
    cards(db, where, reader, limit, offset),
  ]);
  return { data, meta: pageMeta(query, total?.total ?? 0) };
}

/** The newest articles beside this one. */
export function relatedArticles(
  db: Database,
  article: { workId: number; lang: 'zh' | 'en'; industryId: number | null },
  reader: Reader,
): Promise<ArticleCard[]> {
  const where = and(
    visibleTo(reader),
    eq(articles.lang, article.lang),
    article.industryId === null ? undefined : eq(articles.industryId, article.industryId),
    ne(articles.workId, article.workId),
  );
  return cards(db, where, reader, RELATED, 0);
}

/** Cards by article id, for lists of other modules; what the reader may not see is absent. */
export async function articleCardsById(
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<Map<number, ArticleCard>> {
  if (ids.length === 0) return new Map();
  const where = and(visibleTo(reader), inArray(articles.id, [...ids]));
  const found = await cards(db, where, reader, ids.length, 0);
  return new Map(found.map((card) => [card.id, card]));
}

async function cards(
  db: Database,
  where: SQL | undefined,
  { viewer, now }: Reader,
  limit: number,
  offset: number,
): Promise<ArticleCard[]> {
  const found = await db
    .select({ ...cardColumns, bought: boughtColumn(viewer.userId) })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .leftJoin(profiles, eq(profiles.userId, articles.authorId))
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit)
    .offset(offset);
  return found.map((row) => articleCard(row, viewer, now));
}
