import { and, count, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm';
import type { CallOutput, PageMeta } from '@rostra/contract';
import { profiles } from '#modules/accounts/tables.ts';
import { canSee } from '#modules/audience/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { pageMeta, pageWindow } from '#platform/http/pageMeta.ts';
import { preparedFor } from '#platform/database/preparedFor.ts';
import { visitor } from '#platform/viewer/Viewer.ts';
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

/** A value, or its place in a statement that is prepared. */
type Moment = Date | Placeholder;
type Whole = number | Placeholder;

/** What everybody in the audience sees: passed, published by now, not withdrawn. */
const visibleTo = ({ viewer, now }: { viewer: Viewer; now: Moment }): SQL | undefined =>
  and(
    isNull(articles.withdrawnAt),
    lte(articles.publishedAt, now),
    canSee(viewer, { type: 'Article', id: articles.workId }),
  );

/** What a list asks for; null where it does not care. */
type Filters = Record<'type' | 'lang' | 'industry' | 'author' | 'access', SQLWrapper | null>;

/** The query of a list as one statement: the rows, and the total beside each of them. */
function listQuery(
  db: Database,
  filters: Filters,
  reader: { viewer: Viewer; now: Moment },
  window: { limit: Whole; offset: Whole },
) {
  const free = sql`coalesce(${or(articleWorks.isFree, gt(articleWorks.limitedFreeUntil, reader.now))}, false)`;
  const equals = (column: SQLWrapper, wish: SQLWrapper | null, type: 'text' | 'bigint') =>
    wish === null
      ? undefined
      : sql`(${wish}::${sql.raw(type)} is null or ${column} = ${wish}::${sql.raw(type)})`;
  const where = and(
    visibleTo(reader),
    equals(articles.kind, filters.type, 'text'),
    equals(articles.lang, filters.lang, 'text'),
    equals(articles.industryId, filters.industry, 'bigint'),
    equals(articles.authorId, filters.author, 'bigint'),
    equals(sql`case when ${free} then 'free' else 'paid' end`, filters.access, 'text'),
  );
  const total = db
    .select({ total: count() })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .where(where);
  const rows = db
    .select({
      ...cardColumns,
      bought: boughtColumn(reader.viewer.userId),
      total: sql<number>`(${total})::int`,
    })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .leftJoin(profiles, eq(profiles.userId, articles.authorId))
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(window.limit)
    .offset(window.offset);
  return { rows, total };
}

/** The list of a visitor, built once: most lists are theirs, and building costs more than running. */
const visitorList = preparedFor((db: Database) => {
  const place = sql.placeholder;
  const filters = {
    type: place('type'),
    lang: place('lang'),
    industry: place('industry'),
    author: place('author'),
    access: place('access'),
  };
  const reader = { viewer: visitor('en'), now: place('now') };
  const window = { limit: place('limit'), offset: place('offset') };
  const { rows, total } = listQuery(db, filters, reader, window);
  return {
    rows: rows.prepare('articles_of_visitor'),
    total: total.prepare('articles_of_visitor_total'),
  };
});

/** A page of research, newest first. One query, a second one only beyond the last page. */
export async function listArticles(
  db: Database,
  query: CallOutput<'getArticles'>['query'],
  reader: Reader,
): Promise<{ data: ArticleCard[]; meta: PageMeta }> {
  const { viewer, now } = reader;
  const { type = null, lang = null, industry = null, author = null, access = null } = query;
  const values = { type, lang, industry, author, access };
  const window = pageWindow(query);
  const asParameter = (value: string | number | null) => (value === null ? null : sql`${value}`);
  const own = () =>
    listQuery(
      db,
      {
        type: asParameter(type),
        lang: asParameter(lang),
        industry: asParameter(industry),
        author: asParameter(author),
        access: asParameter(access),
      },
      reader,
      window,
    );
  const statement = viewer.kind === 'visitor' ? visitorList(db) : own();
  const parameters = { ...values, ...window, now };
  const found = await statement.rows.execute(parameters);
  const [counted] = found.length > 0 ? found : await statement.total.execute(parameters);
  return {
    data: found.map((row) => articleCard(row, viewer, now)),
    meta: pageMeta(query, counted?.total ?? 0),
  };
}

function relatedQuery(
  db: Database,
  article: { workId: Whole; lang: 'zh' | 'en' | Placeholder; industryId: Whole | null },
  reader: { viewer: Viewer; now: Moment },
) {
  const where = and(
    visibleTo(reader),
    eq(articles.lang, article.lang),
    article.industryId === null ? undefined : eq(articles.industryId, article.industryId),
    ne(articles.workId, article.workId),
  );
  return cardsQuery(db, where, reader.viewer, RELATED);
}

const visitorRelated = preparedFor((db: Database) =>
  relatedQuery(
    db,
    {
      workId: sql.placeholder('workId'),
      lang: sql.placeholder('lang'),
      industryId: sql.placeholder('industryId'),
    },
    { viewer: visitor('en'), now: sql.placeholder('now') },
  ).prepare('related_of_visitor'),
);

/** The newest articles beside this one. */
export async function relatedArticles(
  db: Database,
  article: { workId: number; lang: 'zh' | 'en'; industryId: number | null },
  reader: Reader,
): Promise<ArticleCard[]> {
  const { viewer, now } = reader;
  const { workId, lang, industryId } = article;
  const found =
    viewer.kind === 'visitor' && industryId !== null
      ? await visitorRelated(db).execute({ workId, lang, industryId, now })
      : await relatedQuery(db, article, reader);
  return found.map((row) => articleCard(row, viewer, now));
}

/** Cards by article id, for lists of other modules; what the reader may not see is absent. */
export async function articleCardsById(
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<Map<number, ArticleCard>> {
  if (ids.length === 0) return new Map();
  const where = and(visibleTo(reader), inArray(articles.id, [...ids]));
  const { viewer, now } = reader;
  const found = await cardsQuery(db, where, viewer, ids.length);
  return new Map(found.map((row) => [row.id, articleCard(row, viewer, now)]));
}

const cardsQuery = (db: Database, where: SQL | undefined, viewer: Viewer, limit: number) =>
  db
    .select({ ...cardColumns, bought: boughtColumn(viewer.userId) })
    .from(articles)
    .innerJoin(articleWorks, eq(articleWorks.id, articles.workId))
    .leftJoin(profiles, eq(profiles.userId, articles.authorId))
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(limit);
