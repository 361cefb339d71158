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

/** Counts the found subjects, up to {@link TOTAL_MAX}. */
async function countFound(
  db: Database,
  where: SQL | undefined,
  hasWords: boolean,
): Promise<number> {
  const { subjectType, subjectId } = searchDocuments;
  const each = db
    .select({ one: sql`1`.as('one') })
    .from(searchDocuments)
    .where(where)
    .limit(TOTAL_MAX)
    .$dynamic();
  const found = (hasWords ? each.groupBy(subjectType, subjectId) : each).as('found');
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
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
  // The same query only on titles: a word in the title ranks higher than one in the text.
  const inTitle = hasWords ? sql`${terms} @@ ${tsqueryOf(parts, 'A')}::tsquery` : sql`false`;
  const inOwnScript = sql`(${locale === 'en' ? enTitle : scTitle} is not null)`;
  const found = db
    .select({
      subjectType,
      subjectId,
      passage: of<number>('min', passage).as('first_passage'),
      inTitle: of<boolean>('bool_or', inTitle).as('in_title'),
      publishedAt: of<Date>('max', publishedAt).as('newest'),
      inOwnScript: of<boolean>('bool_or', inOwnScript).as('in_own_script'),
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

/** Returns a page of found subjects with the found passage of each. Runs two queries. */
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
  const [total, found] = await Promise.all([
    countFound(db, where, parts.length > 0),
    db
      .select({
        subjectType: of.subjectType,
        subjectId: of.subjectId,
        atMs: of.atMs,
        kind: of.kind,
        title: { sc: of.scTitle, tc: of.tcTitle, en: of.enTitle },
        text: { sc: text(of.scText), tc: text(of.tcText), en: text(of.enText) },
        industryId: of.industryId,
        publishedAt: of.publishedAt,
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
      ),
  ]);
  return { total, found };
}

export type FoundDocument = Awaited<ReturnType<typeof findDocuments>>['found'][number];
