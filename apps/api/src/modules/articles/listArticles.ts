import { and, count, eq, sql } from 'drizzle-orm';
import type { CallOutput, PageMeta } from '@rostra/contract';
import { audienceClass } from '#modules/audience/index.ts';
import type { AudienceClass } from '#modules/audience/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { preparedForEach } from '#platform/database/preparedFor.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { articleCard } from './articleCard.ts';
import type { ArticleCard } from './articleCard.ts';
import { nowPlaceholder, readerParameters, selectCards, visibleTo } from './readableArticles.ts';
import type { ArticleReader } from './readableArticles.ts';
import { articles, articleWorks } from './tables.ts';

const place = sql.placeholder;

const isFreeNow = sql`coalesce(${articleWorks.isFree} or ${articleWorks.limitedFreeUntil} > ${nowPlaceholder}, false)`;

/** The filters of a list, each as a condition with its placeholder. */
const FILTERS = {
  type: sql`${articles.kind} = ${place('type')}::text`,
  lang: sql`${articles.lang} = ${place('lang')}::text`,
  industry: sql`${articles.industryId} = ${place('industry')}::bigint`,
  author: sql`${articles.authorId} = ${place('author')}::bigint`,
  access: sql`case when ${isFreeNow} then 'free' else 'paid' end = ${place('access')}::text`,
};
const FILTER_NAMES = Object.keys(FILTERS) as (keyof typeof FILTERS)[];

interface ListShape {
  readers: AudienceClass;
  /** The active filters. */
  filters: (keyof typeof FILTERS)[];
  /**
   * Without an offset, the planner knows the page size; a placeholder is planned as a tenth of the
   * table.
   */
  isFirstPage: boolean;
}

/** Prepares a list as one statement: the rows, each with the total. */
const listStatements = preparedForEach(
  ({ readers, filters, isFirstPage }: ListShape) =>
    ['articles', readers, ...filters, isFirstPage ? 'first' : 'further'].join('_'),
  (db, { readers, filters, isFirstPage }, name) => {
    const where = and(visibleTo(readers), ...filters.map((filter) => FILTERS[filter]));
    const counted = db.select({ total: count() }).from(articles).$dynamic();
    // Every article has a work, so only a condition on the work needs the join.
    const total = (
      filters.includes('access')
        ? counted.innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
        : counted
    ).where(where);
    const rows = selectCards(db, readers, where, { total: sql<number>`(${total})::int` }).limit(
      place('limit'),
    );
    const page = isFirstPage ? rows : rows.offset(place('offset'));
    return { rows: page.prepare(name), total: total.prepare(`${name}_total`) };
  },
);

/**
 * Returns a page of research, newest first. Runs one query, and a second one only beyond the last
 * page.
 */
export async function listArticles(
  db: Database,
  query: CallOutput<'getArticles'>['query'],
  reader: ArticleReader,
): Promise<{ data: ArticleCard[]; meta: PageMeta }> {
  const { viewer, now } = reader;
  const { limit, offset } = pageWindow(query);
  const statement = listStatements(db, {
    readers: audienceClass(viewer),
    filters: FILTER_NAMES.filter((name) => query[name] !== undefined),
    isFirstPage: offset === 0,
  });
  const parameters = { ...query, limit, offset, ...readerParameters(reader) };
  const found = await statement.rows.execute(parameters);
  const [counted] = found.length > 0 ? found : await statement.total.execute(parameters);
  return {
    data: found.map((row) => articleCard(row, viewer, now)),
    meta: pageMeta(query, counted?.total ?? 0),
  };
}

const cardsByIdStatements = preparedForEach(
  (readers: AudienceClass) => `articles_by_id_${readers}`,
  (db, readers, name) => {
    const requested = sql`${articles.id} = any(${place('ids')}::bigint[])`;
    return selectCards(db, readers, and(visibleTo(readers), requested)).prepare(name);
  },
);

/**
 * Returns cards by article ID, for lists of other modules; leaves out what the reader may not see.
 */
export async function articleCardsById(
  db: Database,
  ids: readonly number[],
  reader: ArticleReader,
): Promise<Map<number, ArticleCard>> {
  if (ids.length === 0) return new Map();
  const { viewer, now } = reader;
  const found = await cardsByIdStatements(db, audienceClass(viewer)).execute({
    ...readerParameters(reader),
    ids: `{${ids.join(',')}}`,
  });
  return new Map(found.map((row) => [row.id, articleCard(row, viewer, now)]));
}
