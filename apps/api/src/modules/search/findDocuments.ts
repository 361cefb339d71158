import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { pageWindow } from '#platform/http/pageMeta.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { readablePassages } from './readablePassages.ts';
import type { SearchOptions } from './readablePassages.ts';
import { tsqueryOf } from './searchQuery.ts';
import type { SearchPart } from './searchQuery.ts';
import type { SearchReader } from './SearchSource.ts';
import { searchDocuments } from './tables.ts';

/** Maximum number of counted hits; an exact number beyond it helps nobody. */
export const TOTAL_MAX = 10_000;
/** Characters of a text that are searched for the excerpt. */
const EXCERPT_SOURCE_CHARACTERS = 20_000;

/** Selects the number of found subjects, up to {@link TOTAL_MAX}. */
function selectTotal(db: Database, where: SQL | undefined, hasWords: boolean) {
  const { subjectType, subjectId } = searchDocuments;
  const each = db
    .select({ one: sql`1`.as('one') })
    .from(searchDocuments)
    .where(where)
    .limit(TOTAL_MAX)
    .$dynamic();
  const found = (hasWords ? each.groupBy(subjectType, subjectId) : each).as('found');
  return db.select({ total: count() }).from(found);
}

/**
 * Selects the found subjects, each with its first found passage: words in the title first, then the
 * newest, and of two translations that of the reader.
 */
function selectSubjects(
  db: Database,
  where: SQL | undefined,
  parts: readonly SearchPart[],
  locale: SearchReader['viewer']['locale'],
) {
  const { subjectType, subjectId, passage, publishedAt, terms, enTitle, scTitle } = searchDocuments;
  const hasWords = parts.length > 0;
  // Without words, each subject has one row, and the newest come from an index.
  const of = <Value>(aggregate: string, column: SQLWrapper) =>
    hasWords ? sql<Value>`${sql.raw(aggregate)}(${column})` : sql<Value>`${column}`;
  // A word in the title ranks higher than one in the text. If the title has all words, passage 0 is
  // found too, and the others need no look.
  const inTitle = hasWords
    ? sql`case when ${passage} = 0 then ${terms} @@ ${tsqueryOf(parts, 'A')}::tsquery else false end`
    : sql`false`;
  const inOwnScript = sql`(${locale === 'en' ? enTitle : scTitle} is not null)`;
  const total = hasWords ? sql`count(*) over ()` : sql`(${selectTotal(db, where, hasWords)})`;
  const found = db
    .select({
      subjectType,
      subjectId,
      passage: of<number>('min', passage).as('first_passage'),
      inTitle: of<boolean>('bool_or', inTitle).as('in_title'),
      publishedAt: of<Date>('max', publishedAt).as('newest'),
      inOwnScript: of<boolean>('bool_or', inOwnScript).as('in_own_script'),
      total: sql<number>`(${total})::int`.as('total'),
    })
    .from(searchDocuments)
    .where(where)
    .orderBy(
      sql`in_title desc`,
      sql`newest desc`,
      sql`in_own_script desc`,
      desc(subjectId),
      subjectType,
    )
    .$dynamic();
  return hasWords ? found.groupBy(subjectType, subjectId) : found;
}

/**
 * Returns a page of found subjects with the found passage of each. Runs one query, and a second one
 * only beyond the last page.
 */
export async function findDocuments(
  { db, contributed }: Pick<Deps, 'db' | 'contributed'>,
  options: SearchOptions,
  parts: readonly SearchPart[],
  reader: SearchReader,
) {
  const { type } = options;
  const sources = contributed('searchSources').filter(
    ({ kinds }) => type === undefined || kinds.includes(type),
  );
  const where = readablePassages(sources, options, parts, reader);
  const { limit, offset } = pageWindow(options);
  const page = selectSubjects(db, where, parts, reader.viewer.locale)
    .limit(Math.min(limit, Math.max(0, TOTAL_MAX - offset)))
    .offset(offset)
    .as('page');
  const text = (column: SQLWrapper) =>
    sql<string | null>`left(${column}, ${EXCERPT_SOURCE_CHARACTERS})`;
  const of = searchDocuments;
  const found = await db
    .select({
      subjectType: of.subjectType,
      subjectId: of.subjectId,
      atMs: of.atMs,
      kind: of.kind,
      title: { sc: of.scTitle, tc: of.tcTitle, en: of.enTitle },
      text: { sc: text(of.scText), tc: text(of.tcText), en: text(of.enText) },
      industryId: of.industryId,
      publishedAt: of.publishedAt,
      total: page.total,
    })
    .from(page)
    .innerJoin(
      of,
      and(
        eq(of.subjectType, page.subjectType),
        eq(of.subjectId, page.subjectId),
        eq(of.passage, page.passage),
      ),
    )
    .orderBy(
      desc(page.inTitle),
      desc(page.publishedAt),
      desc(page.inOwnScript),
      desc(page.subjectId),
      page.subjectType,
    );
  const [counted] =
    found.length > 0 || offset === 0 ? found : await selectTotal(db, where, parts.length > 0);
  return { total: Math.min(counted?.total ?? 0, TOTAL_MAX), found };
}

export type FoundDocument = Awaited<ReturnType<typeof findDocuments>>['found'][number];
