import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { documentRows } from './documentRows.ts';
import type { SearchSource } from './SearchSource.ts';
import { searchDocuments } from './tables.ts';

/** Documents that are read at once. */
const DOCUMENTS = 200;
/** Rows in one statement. */
const ROWS = 200;

/** Separates the locks of this module from others; any number. */
const INDEX_LOCK = 7_241_002;

/**
 * Makes writers of the index wait for each other until their transactions end: otherwise an older
 * reading could be written last, and a withdrawn article would stay findable forever.
 */
export async function lockIndex(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
}

/**
 * Updates the search index of these subjects from their rows, and removes those that are gone.
 *
 * @throws Error if no module contributes a source of this type
 */
export async function indexDocuments(
  db: Database,
  { contributed }: Pick<Deps, 'contributed'>,
  subjectType: string,
  ids: readonly number[],
): Promise<void> {
  const source = contributed('searchSources').find((known) => known.subjectType === subjectType);
  if (source === undefined) throw new Error(`No module contributes a search of "${subjectType}".`);
  await indexSubjects(db, source, ids);
}

/** Does the work of {@link indexDocuments} for a source. */
export async function indexSubjects(
  db: Database,
  source: SearchSource,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockIndex(db);
  const { subjectType } = source;
  for (let from = 0; from < ids.length; from += DOCUMENTS) {
    const some = ids.slice(from, from + DOCUMENTS);
    const documents = await source.documents(db, some);
    const written = documents.flatMap((document) => documentRows(subjectType, document));
    await db
      .delete(searchDocuments)
      .where(
        and(eq(searchDocuments.subjectType, subjectType), inArray(searchDocuments.subjectId, some)),
      );
    for (let row = 0; row < written.length; row += ROWS) {
      await db.insert(searchDocuments).values(written.slice(row, row + ROWS));
    }
  }
}
