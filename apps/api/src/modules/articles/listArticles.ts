import { and, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CallOutput, PageMeta } from '@rostra/contract';
import { audienceClass, seesTheSame } from '#modules/audience/index.ts';
import type { AudienceClass } from '#modules/audience/index.ts';
import { countedRows } from '#platform/database/countedRows.ts';
import type { Database } from '#platform/database/Database.ts';
import { nestedRows } from '#platform/database/nestedRows.ts';
import { preparedForEach } from '#platform/database/preparedFor.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import type { ReadAhead } from '#platform/viewer/ReadAhead.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { articleCard } from './articleCard.ts';
import type { ArticleCard } from './articleCard.ts';
import {
  cardSelection,
  nowPlaceholder,
  readerParameters,
  selectCards,
  visibleTo,
} from './readableArticles.ts';
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

type ListQuery = CallOutput<'getArticles'>['query'];

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

const shapeOf = (query: ListQuery, viewer: Viewer): ListShape => ({
  readers: audienceClass(viewer),
  filters: FILTER_NAMES.filter((name) => query[name] !== undefined),
  isFirstPage: query.page === 1,
});

/** Names a shape in 40 characters: two for each filter. */
const nameOf = ({ readers, filters, isFirstPage }: ListShape): string => {
  const used = filters.map((filter) => filter.slice(0, 2));
  return ['articles', readers, ...used, isFirstPage ? 'first' : 'further'].join('_');
};

const parametersOf = (query: ListQuery, reader: ArticleReader) => ({
  ...query,
  ...pageWindow(query),
  ...readerParameters(reader),
});

const conditionOf = ({ readers, filters }: ListShape) =>
  and(visibleTo(readers), ...filters.map((filter) => FILTERS[filter]));

/** Selects the number of all rows. */
function selectTotal(db: Database, shape: ListShape) {
  const counted = db.select({ total: count() }).from(articles).$dynamic();
  // Every article has a work, so only a condition on the work needs the join.
  const joined = shape.filters.includes('access')
    ? counted.innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    : counted;
  return joined.where(conditionOf(shape));
}

const totalColumn = (db: Database, shape: ListShape) =>
  sql<number>`(${selectTotal(db, shape)})::int`;

function selectPage<Further extends Record<string, SQL | SQL.Aliased>>(
  db: Database,
  shape: ListShape,
  further: Further,
) {
  const page = selectCards(db, shape.readers, conditionOf(shape), further).limit(place('limit'));
  return shape.isFirstPage ? page : page.offset(place('offset'));
}

/** Prepares a list as one statement: the rows, each with the total. */
const prepareList = (db: Database, shape: ListShape, name: string) => ({
  rows: selectPage(db, shape, { total: totalColumn(db, shape) }).prepare(name),
  total: selectTotal(db, shape).prepare(`${name}_total`),
});
const listStatements = preparedForEach(nameOf, prepareList);

/** A row of a page. */
export type ListedRow = Awaited<
  ReturnType<ReturnType<typeof prepareList>['rows']['execute']>
>[number];

/** Reads a page in the query that finds the session of its reader, for the reader expected. */
export function listAhead(
  query: ListQuery,
  now: Date,
  expected: Viewer | undefined,
): ReadAhead<ListedRow[]> | undefined {
  if (expected === undefined) return undefined;
  const shape = shapeOf(query, expected);
  return {
    name: nameOf(shape),
    column: (db) =>
      nestedRows(
        { ...cardSelection(shape.readers), total: totalColumn(db, shape) },
        (row: ListedRow) => row,
        // PostgreSQL omits the columns beside the list, because nothing uses them.
        (list) => selectPage(db, shape, { list }),
      ),
    parameters: parametersOf(query, { viewer: expected, now }),
    isFor: (viewer) => seesTheSame(viewer, expected),
  };
}

/**
 * Returns a page of research, newest first. Runs at most one query, and another one only beyond the
 * last page.
 *
 * @param ahead the rows that {@link listAhead} has read for this reader
 */
export async function listArticles(
  db: Database,
  query: ListQuery,
  reader: ArticleReader,
  ahead?: readonly ListedRow[],
): Promise<{ data: ArticleCard[]; meta: PageMeta }> {
  const { viewer, now } = reader;
  const statement = listStatements(db, shapeOf(query, viewer));
  const { rows, total } = await countedRows(statement, parametersOf(query, reader), ahead);
  return { data: rows.map((row) => articleCard(row, viewer, now)), meta: pageMeta(query, total) };
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
