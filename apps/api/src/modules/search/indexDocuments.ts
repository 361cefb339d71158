import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import { foldText } from '#platform/text/foldText.ts';
import { articleDocuments } from './articleDocuments.ts';
import { eventDocuments } from './eventDocuments.ts';
import type { SearchDocument } from './SearchDocument.ts';
import { searchTerms } from './searchTerms.ts';
import { searchDocuments } from './tables.ts';

/** Documents in one statement. */
const BATCH = 200;

/** Separates the locks of this module from others; any number. */
const INDEX_LOCK = 7_241_002;

/**
 * Updates the search index of these items from their rows, and removes those that are gone. Runs
 * one at a time: otherwise an older reading could be written last, and a withdrawn article would
 * stay findable forever.
 */
export async function indexDocuments(
  db: Database,
  subjectType: SearchDocument['subjectType'],
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  // Held until the transaction ends; later reads see what others have committed.
  await db.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
  const documents =
    subjectType === 'Article' ? await articleDocuments(db, ids) : await eventDocuments(db, ids);
  const found = new Set(documents.map((document) => document.subjectId));
  const gone = ids.filter((id) => !found.has(id));
  if (gone.length > 0) {
    await db
      .delete(searchDocuments)
      .where(
        and(eq(searchDocuments.subjectType, subjectType), inArray(searchDocuments.subjectId, gone)),
      );
  }
  for (let from = 0; from < documents.length; from += BATCH) {
    await db
      .insert(searchDocuments)
      .values(documents.slice(from, from + BATCH).map(rowOf))
      .onConflictDoUpdate({
        target: [searchDocuments.subjectType, searchDocuments.subjectId],
        set: replaceAll,
      });
  }
}

const replaceAll = {
  kind: sql`excluded.kind`,
  audienceId: sql`excluded.audience_id`,
  scTitle: sql`excluded.sc_title`,
  tcTitle: sql`excluded.tc_title`,
  enTitle: sql`excluded.en_title`,
  scText: sql`excluded.sc_text`,
  tcText: sql`excluded.tc_text`,
  enText: sql`excluded.en_text`,
  terms: sql`excluded.terms`,
  authorText: sql`excluded.author_text`,
  industryId: sql`excluded.industry_id`,
  marketId: sql`excluded.market_id`,
  publishedAt: sql`excluded.published_at`,
};

const present = (values: readonly (string | null)[]): string[] =>
  values.filter((value) => value !== null);

function rowOf(document: SearchDocument): typeof searchDocuments.$inferInsert {
  const { title, text, authors, topics, ...rest } = document;
  const authorNames = present(authors);
  return {
    ...rest,
    scTitle: title.sc,
    tcTitle: title.tc,
    enTitle: title.en,
    scText: text.sc,
    tcText: text.tc,
    enText: text.en,
    terms: searchTerms(present([title.sc, title.tc, title.en]), [
      ...authorNames,
      ...topics,
      ...present([text.sc, text.tc, text.en]),
    ]),
    authorText: foldText(authorNames.join('\n')),
  };
}
